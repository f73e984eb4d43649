import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const FIELDS = 'input, textarea';

/** Whether what had the focus is gone; a dialog then takes it for itself as a whole. */
const isLost = () => {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.contains(document.querySelector('[role="dialog"]'));
};

/**
 * Keeps the focus where fields go away one by one: it goes to the one that follows, and after the last one to the result.
 * `change` is new whenever there may be fewer of them.
 */
export function useHeldFocus(change: unknown) {
  const resultRef = useRef<HTMLDivElement>(null);
  const fieldsRef = useRef<HTMLDivElement>(null);
  /** The place of the field that has or had the focus. */
  const held = useRef<number>(undefined);
  const follow = () => {
    if (held.current === undefined || !isLost()) return;
    const left = [...(fieldsRef.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    const next = left[Math.min(held.current, left.length - 1)];
    if (!next) held.current = undefined;
    (next ?? resultRef.current)?.focus();
  };
  useLayoutEffect(follow, [change]);
  return {
    resultRef,
    fieldsRef,
    follow,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const at = [...currentTarget.querySelectorAll(FIELDS)].indexOf(target);
      held.current = at < 0 ? undefined : at;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) held.current = undefined;
    },
  };
}
