import { useLayoutEffect, useState } from 'react';

/** Whether it is or was open: what has never been opened is not rendered, and what closes shows how it goes. */
export function useWasOpen(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen);
  if (isOpen && !was) setWas(true);
  return was || isOpen;
}

/** What an open dialog is about; closes with its view like {@link useAnchor}. */
export function useOpened<T>() {
  const [what, setWhat] = useState<T>();
  useLayoutEffect(() => () => setWhat(undefined), []);
  return { what, open: setWhat, close: () => setWhat(undefined) };
}
