import { useEffect, type RefObject } from 'react';

const WRITES = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
const MODAL = '[role="dialog"], [role="menu"], [role="listbox"]';

/** The key `/` goes to the search box of the view in front; never from within a field, a menu or a dialog. */
export function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(`${WRITES}, ${MODAL}`)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
