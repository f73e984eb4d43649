import { useLayoutEffect, useState } from 'react';

/** Whether its view is in front: drawers and dialogs opened by the URL are portals and have to hide with it. */
export function useShown(): boolean {
  const [shown, setShown] = useState(true);
  useLayoutEffect(() => {
    let here = true;
    queueMicrotask(() => here && setShown(true));
    return () => {
      here = false;
      setShown(false);
    };
  }, []);
  return shown;
}
