const isTexts = (type: string) => type === 'application/json';

/** Hands on JSON files that are dropped anywhere on the page; any other drop belongs to what is under it. */
export function watchDroppedTexts(show: (files: File[]) => Promise<void>): void {
  const onDrag = (event: DragEvent) => {
    const items = [...(event.dataTransfer?.items ?? [])];
    if (items.length === 0 || !items.every(({ kind, type }) => kind === 'file' && isTexts(type))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'drop') void show([...(event.dataTransfer?.files ?? [])]);
  };
  for (const type of ['dragenter', 'dragover', 'drop'] as const) window.addEventListener(type, onDrag, true);
}
