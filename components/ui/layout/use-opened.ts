import { useLayoutEffect, useState } from 'react';

/**
 * What a dialog is open for, while it is. As {@link useAnchor}, it closes when its view is put away: a portal would
 * otherwise stay in front of another view.
 */
export function useOpened<T>() {
  const [what, setWhat] = useState<T>();
  useLayoutEffect(() => () => setWhat(undefined), []);
  return { what, open: setWhat, close: () => setWhat(undefined) };
}
