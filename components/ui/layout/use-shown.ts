import { useLayoutEffect, useState } from 'react';

/**
 * Whether the view of this part is in front. What is drawn beside the page (a drawer, a dialog) and open by the address
 * hides with it: its view may be put away with it open, by the Back key for one.
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
