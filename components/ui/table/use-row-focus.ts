import { useEffect, useRef, type FocusEvent } from 'react';

const ROW = 'tbody > tr, [role="row"], article';

/** The link of a record says its name aloud; a row without one has a button or a box. */
const targetIn = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input');

/**
 * Keeps the focus in a list whose row goes away with the focus in it, as after a deletion: the row that takes its place
 * gets it, or the list where none is left. Without this it would be on the body, and the next Tab at the page's start.
 */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; index: number }>(undefined);
  const rowsOf = () => [...(list.current?.querySelectorAll(ROW) ?? [])];
  const onFocus = ({ target }: FocusEvent) => {
    const index = rowsOf().findIndex((row) => row.contains(target));
    // In the bar that acts on the selection: the row that was left for it.
    last.current = { element: target, index: index < 0 ? (last.current?.index ?? 0) : index };
  };
  // After each render: any of them may have taken a row away, and the check reads no layout.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const rows = rowsOf();
    (targetIn(rows[Math.min(last.current.index, rows.length - 1)]) ?? list.current)?.focus();
  });
  return { ref: list, tabIndex: -1, onFocus };
}
