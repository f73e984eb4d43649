import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { MenuList, MenuScroll } from './menu-parts';

/** Height in pixels of an entry before it is measured. */
const HEIGHT = 40;
/** Entries beside those in sight: so many are reached by Tab before the list has scrolled. */
const BESIDE = 8;

interface LongItemsProps {
  count: number;
  keyOf: (index: number) => string;
  /** The entry of the current page, or the group that it is in; -1 if it is elsewhere. */
  current: number;
  /** Whether the list itself scrolls; else what it is in does. */
  scrolls: boolean;
  children: (index: number) => ReactNode;
}

/** What an element scrolls in. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/** The entries of a menu with thousands: those in sight, the current one, and the one with the focus. */
export function LongItems({ count, keyOf, current, scrolls, children }: LongItemsProps) {
  'use no memo';
  const list = useRef<HTMLUListElement>(null);
  const [scroll, setScroll] = useState<{ scroller: HTMLElement | null; top: number }>({ scroller: null, top: 0 });
  const [focused, setFocused] = useState(-1);
  const isShown = useRef(false);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.scroller,
    estimateSize: () => HEIGHT,
    getItemKey: keyOf,
    scrollMargin: scroll.top,
    overscan: BESIDE,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      // Beside the focus there is always a next one, however fast Tab is pressed.
      const beside = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      const kept = [current, ...beside].filter((at) => at >= 0 && at < count && !near.includes(at));
      return kept.length > 0 ? [...new Set([...near, ...kept])].sort((a, b) => a - b) : near;
    },
  });
  useLayoutEffect(() => {
    const scroller = list.current && scrollerOf(list.current);
    if (!scroller || !list.current) return;
    const top = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
    setScroll({ scroller, top });
  }, []);
  const showCurrent = useEffectEvent(() => {
    if (!scroll.scroller || current < 0) return;
    // What is in sight stays where it is: the entry was perhaps just clicked.
    virtual.scrollToIndex(current, { align: isShown.current ? 'auto' : 'center' });
    isShown.current = true;
  });
  useLayoutEffect(() => showCurrent(), [scroll.scroller, current]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const item = target.closest<HTMLElement>('li[data-index]');
    if (item?.parentElement === list.current) setFocused(Number(item.dataset.index));
  };
  const entries = (
    <MenuList
      ref={list}
      data-long
      style={{ position: 'relative', height: virtual.getTotalSize() }}
      onFocus={onFocus}
      // Between two entries it stays: what is rendered only beside the focus is where Tab is just going.
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setFocused(-1)}
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={count}
          style={{ position: 'absolute', top: start - scroll.top, insetInline: 0 }}
        >
          {children(index)}
        </li>
      ))}
    </MenuList>
  );
  return scrolls ? <MenuScroll>{entries}</MenuScroll> : entries;
}
