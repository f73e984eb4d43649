import { useEffect, useState } from 'react';

/** Milliseconds without typing before a request is sent. */
const REST = 200;

/** The debounced value; '' is applied at once. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : rested;
}
