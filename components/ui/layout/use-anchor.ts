import { useLayoutEffect, useState } from 'react';

/**
 * The element that a menu or popover hangs on, while it is open. It closes when its view is put away: a portal would
 * otherwise stay in front of another view.
 */
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
