import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { afterFrame } from '@/lib/util/browser/after-frame';

const tabsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role="tab"]')];

/** Keys of a tab list with manual activation (WAI-ARIA, tabs): arrows move the focus in a circle, Home and End to an end. */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = tabsIn(event.currentTarget);
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const last = tabs.length - 1;
  const targets: Record<string, number> = {
    ArrowLeft: at === 0 ? last : at - 1,
    ArrowRight: at === last ? 0 : at + 1,
    Home: 0,
    End: last,
  };
  const target = at < 0 ? undefined : targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]!.focus();
}

/** Room beside the selected tab, so that the next one is seen to continue; in px. */
const BESIDE = 24;

/**
 * Scrolls a list of tabs sideways until the selected one is in sight, whenever another one is selected or the tabs become
 * wider: their counts come later. Otherwise it stays where the user has scrolled it.
 */
export function useSelectedInSight(list: RefObject<HTMLElement | null>, selected: unknown): void {
  const seen = useRef<{ selected: unknown; width: number }>(undefined);
  useEffect(() =>
    afterFrame(() => {
      const row = list.current;
      const tab = row?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      if (!row || !tab) return;
      const { scrollWidth: width } = row;
      if (seen.current?.selected === selected && seen.current?.width === width) return;
      seen.current = { selected, width };
      const start = tab.offsetLeft - BESIDE;
      const end = tab.offsetLeft + tab.offsetWidth + BESIDE - row.clientWidth;
      if (row.scrollLeft > start) row.scrollLeft = start;
      else if (row.scrollLeft < end) row.scrollLeft = end;
    }),
  );
}
