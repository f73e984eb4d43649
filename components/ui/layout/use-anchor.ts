import { useLayoutEffect, useState } from 'react';

/** Closes when its view goes to the background: a portal would otherwise stay in front of another view. */
export function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => () => setAnchor(null), []);
  return {
    anchor,
    open: anchor !== null,
    show: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
    hide: () => setAnchor(null),
  };
}
