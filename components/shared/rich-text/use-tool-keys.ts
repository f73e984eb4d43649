import { useRef, useState, type KeyboardEvent } from 'react';
import { nextInRow } from '@/lib/util/next-in-row';

/** One Tab goes past the buttons; arrows go from one to the next (the toolbar pattern of WAI-ARIA). */
export function useToolKeys(count: number) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextInRow(event.key, current, count);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return {
    bar: { ref: bar, onKeyDown },
    tool: (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) }),
  };
}
