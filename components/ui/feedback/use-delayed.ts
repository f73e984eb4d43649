import { useEffect, useState } from 'react';

/** True once `active` has been true for `delay` milliseconds, so that fast responses do not flicker. */
export function useDelayed(active: boolean, delay = 400): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delay]);
  return active && late;
}
