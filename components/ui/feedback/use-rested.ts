import { useEffect, useState } from 'react';

/** Milliseconds of rest before the platform is asked. */
const REST = 200;

/** What is typed, once it has stood still; '' at once. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : rested;
}
