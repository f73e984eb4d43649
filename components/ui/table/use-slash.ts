import { useEffect, type RefObject } from 'react';
import { isShortcut } from '@/lib/state/shortcuts';

/** The key `/` goes to the search box of the view in front; never from within a field, a menu or a dialog. */
export function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'find')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
