import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** A text editor may handle a pasted file itself. */
const isEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/** Files dropped or pasted while the view is in front. Returns whether files are being dragged over the page. */
export function useFileDrop(onFiles: (files: File[]) => void, enabled = true): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const hold = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    // Leaving one element for another fires, too: only without relatedTarget the pointer has left the page.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.defaultPrevented && event.dataTransfer) take(event, event.dataTransfer.files);
    };
    const paste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented && event.clipboardData && !isEditor(event.target))
        take(event, event.clipboardData.files);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragenter', hold, { signal });
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => {
      listeners.abort();
      setOver(false);
    };
  }, [enabled]);
  return over;
}
