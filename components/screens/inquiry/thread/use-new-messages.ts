import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels from the end within which the newest message counts as visible. */
const END = 24;

const setTop = (element: HTMLElement, top: number) => void (element.scrollTop = top);

/**
 * Keeps in place what is read while messages arrive below it, and returns whether one is out of sight. The scroller is
 * reversed: its offset counts from the end, and is negative above it.
 */
export function useNewMessages(
  scroller: RefObject<HTMLElement | null>,
  newest: { id: string } | undefined,
  /** How many messages are loaded, and how many are being sent. */
  { loaded, sending }: { loaded: number; sending: number },
) {
  const [unseen, setUnseen] = useState(false);
  const last = useRef<{ id: string | undefined; height: number; sending: number }>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = last.current;
    last.current = { id: newest?.id, height: element.scrollHeight, sending };
    if (!before) return;
    const isAbove = element.scrollTop < -END;
    // What the user sends is shown at once.
    if (sending > before.sending) setTop(element, 0);
    else if (before.id !== undefined && newest?.id !== before.id && isAbove) {
      setTop(element, element.scrollTop - (element.scrollHeight - before.height));
      if (sending === before.sending) setUnseen(true);
    }
  }, [newest?.id, loaded, sending, scroller]);
  return {
    unseen,
    onScroll: () => {
      if (unseen && (scroller.current?.scrollTop ?? 0) >= -END) setUnseen(false);
    },
    show: () => {
      if (scroller.current) setTop(scroller.current, 0);
      setUnseen(false);
      scroller.current?.focus();
    },
  };
}
