/** A part of an address, readable; unchanged if it is not encoded correctly. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
