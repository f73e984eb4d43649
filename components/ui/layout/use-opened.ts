import { useLayoutEffect, useState } from 'react';

/** What an open dialog is about; closes with its view like {@link useAnchor}. */
export function useOpened<T>() {
  const [what, setWhat] = useState<T>();
  useLayoutEffect(() => () => setWhat(undefined), []);
  return { what, open: setWhat, close: () => setWhat(undefined) };
}
