import { useEffect, useRef, type RefObject } from 'react';

const tabElement = (list: HTMLElement | null, id: string | undefined) =>
  list?.querySelector<HTMLElement>(id === undefined ? '[role="tab"][tabindex="0"]' : `[data-tab="${CSS.escape(id)}"]`);

/**
 * A tab that is closed hands the focus on: to the next one, else to the one before, else to the one that is open. Only
 * where it would be lost otherwise. Answers what to call when a tab gets the focus.
 */
export function useTabFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
  const order = useRef<readonly string[]>([]);
  const focused = useRef<string>(undefined);
  // As a text: a new list of the same tabs is no change.
  const key = ids.join('\n');
  useEffect(() => {
    const before = order.current;
    const now = key.split('\n');
    order.current = now;
    const active = document.activeElement;
    if (now.length >= before.length || (active && active !== document.body)) return;
    const at = focused.current === undefined ? -1 : before.indexOf(focused.current);
    const heirs = at < 0 ? [] : [...before.slice(at), ...before.slice(0, at).reverse()];
    tabElement(
      list.current,
      heirs.find((id) => now.includes(id)),
    )?.focus();
  }, [list, key]);
  return (id) => (focused.current = id);
}
