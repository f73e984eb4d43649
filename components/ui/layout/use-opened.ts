import { useLayoutEffect, useState } from 'react';

/**
 * What an open dialog is about. Like {@link useAnchor}, it closes when its view goes to the background: a portal would
 * otherwise stay in front of another view.
 */
export function useOpened<T>() {
  const [what, setWhat] = useState<T>();
  useLayoutEffect(() => () => setWhat(undefined), []);
  return { what, open: setWhat, close: () => setWhat(undefined) };
}
