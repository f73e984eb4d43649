import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

/** Height in pixels of an option before it is measured. */
const HEIGHT = 38;

/** Where an option of a long section is, and how a screen reader hears of those that are not rendered. */
export interface OptionPosition {
  ref: (element: HTMLElement | null) => void;
  'data-index': number;
  'aria-posinset': number;
  'aria-setsize': number;
  style: { position: 'absolute'; top: number; insetInline: number };
}

export interface LongOptionsProps<T> {
  items: readonly T[];
  active: T | undefined;
  list: RefObject<HTMLElement | null>;
  children: (item: T, place: OptionPosition) => ReactNode;
}

/** The options of a section with thousands: those in sight, and the active one wherever it is. */
export function LongOptions<T extends { id: string }>({ items, active, list, children }: LongOptionsProps<T>) {
  'use no memo';
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(box.current?.offsetTop ?? 0), [items]);
  const at = active ? items.indexOf(active) : -1;
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => HEIGHT,
    getItemKey: (index) => items[index]!.id,
    scrollMargin: top,
    overscan: 6,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return at < 0 || near.includes(at) ? near : [...near, at].sort((a, b) => a - b);
    },
  });
  return (
    <div ref={box} role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) =>
        children(items[index]!, {
          ref: virtual.measureElement,
          'data-index': index,
          'aria-posinset': index + 1,
          'aria-setsize': items.length,
          style: { position: 'absolute', top: start - top, insetInline: 0 },
        }),
      )}
    </div>
  );
}
