import { useLayoutEffect, useState } from 'react';

/**
 * Whether this component's view is in front. Drawers and dialogs that are opened by the URL are portals and have to
 * hide with their view, for example after the browser's Back.
 */
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
