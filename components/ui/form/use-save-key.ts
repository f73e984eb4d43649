import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or Cmd+S saves, wherever the focus is; not while a dialog is open or an input method composes. */
export function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's';
    if (!wanted || event.isComposing) return;
    event.preventDefault();
    if (!event.repeat && !document.querySelector('[aria-modal="true"]')) save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
