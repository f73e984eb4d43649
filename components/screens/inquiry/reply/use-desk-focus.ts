import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * A conversation that is opened on a desk is opened to answer: the box takes the focus, unless somebody is writing, or
 * walks through the list with the keyboard (the focus is on something that was reached by it).
 */
export function useDeskFocus(text: RefObject<HTMLTextAreaElement | null>, desk: boolean): void {
  const take = useEffectEvent(() => {
    const active = document.activeElement;
    const free = !active || active === document.body || active.matches('a[href]:not(:focus-visible), main');
    if (desk && free && matchMedia('(hover: hover)').matches) text.current?.focus({ preventScroll: true });
  });
  useEffect(() => take(), []);
}
