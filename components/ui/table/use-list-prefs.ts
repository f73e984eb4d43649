import { useState } from 'react';
import { useAtomValue } from '@/lib/state/store';
import { keepInTheme, themeAtom } from '@/lib/state/theme';
import { isRecord } from '@/lib/util/guards';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import type { Density } from './rows/column';

const readPrefs = (key: string) => {
  const stored = readStored(key);
  return isRecord(stored) ? stored : {};
};

/** The stored keys of hidden columns. */
function readHidden(key: string): string[] {
  const { hidden } = readPrefs(key);
  return Array.isArray(hidden) ? hidden.filter((item): item is string => typeof item === 'string') : [];
}

/** Columns of a list, stored on this device by the list's name, and the density, which all lists share. */
export function useListPrefs(list: string) {
  const key = `supplier-client:list:${list}`;
  const [hidden, setHidden] = useState(() => readHidden(key));
  const { density } = useAtomValue(themeAtom);
  return {
    hidden,
    setHidden: (next: string[]) => {
      setHidden(next);
      // Keeps values that other builds stored beside them.
      writeStored(key, { ...readPrefs(key), hidden: next });
    },
    density,
    setDensity: (next: Density) => keepInTheme({ density: next }),
  };
}
