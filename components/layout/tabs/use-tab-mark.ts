import { useEffect, useRef, type RefObject } from 'react';
import { afterFrame } from '@/lib/util/browser/after-frame';

/**
 * Keeps the mark behind the selected tab, whichever tab is selected, renamed, moved or closed. Sizes are read when the
 * browser has worked them out, so that a page that is just opened is laid out once. `row` is the scroll container; `key`
 * changes with the tabs and their order. Returns the ref of the mark.
 */
export function useTabMark(
  row: RefObject<HTMLElement | null>,
  key: string,
  selected: string | undefined,
): RefObject<HTMLSpanElement | null> {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tabs = row.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
    const place = () => {
      const tab = [...tabs].find((one) => one.getAttribute('aria-selected') === 'true');
      if (!mark.current) return;
      mark.current.hidden = !tab;
      if (!tab) return;
      Object.assign(mark.current.style, { left: `${tab.offsetLeft}px`, width: `${tab.offsetWidth}px` });
    };
    const observer = new ResizeObserver(place);
    for (const tab of tabs) observer.observe(tab);
    if (tabs.length === 0) place();
    // It slides from tab to tab, not to the first one.
    const cancel = afterFrame(() => mark.current?.toggleAttribute('data-slides', true));
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [row, key, selected]);
  return mark;
}
