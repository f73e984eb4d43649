import { useEffect, useEffectEvent } from 'react';
import { isPressed, isShortcut } from '@/lib/state/shortcuts';

/** Ctrl+S or Cmd+S saves, wherever the focus is; not while a dialog is open or an input method composes. */
export function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, 'save')) return;
    const meant = isShortcut(event, 'save') && !event.repeat;
    // Not the browser's own either: it would save the page as a file.
    event.preventDefault();
    if (!meant) return;
    // What is typed in a field becomes its value at the latest when the field is left: a tag, say.
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.matches('input, textarea')) {
      field.blur();
      field.focus({ preventScroll: true });
    }
    save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
