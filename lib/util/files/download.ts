/** How long the browser gets to take a file over before its address ends. */
const TAKEN_AFTER = 60_000;

/** Saves a file through the browser, under a name without characters that file systems refuse. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address });
  link.download = name.replace(/[\\/:*?"<>|]/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER);
}
