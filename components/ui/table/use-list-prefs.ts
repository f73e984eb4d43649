import { useState } from 'react';
import { useAtomValue } from '@/lib/state/store';
import { keepInTheme, themeAtom } from '@/lib/state/theme';
import { readStored, writeStored } from '@/lib/util/storage';
import type { Density } from './column';

/** Keys of the columns put away, as kept, whatever that is by now. */
function readHidden(key: string): string[] {
  const kept = readStored(key);
  const { hidden } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return Array.isArray(hidden) ? hidden.filter((item): item is string => typeof item === 'string') : [];
}

/** Columns of a list, kept on this device under the list's name; and the density, which all lists share. */
export function useListPrefs(list: string) {
  const key = `supplier-client:list:${list}`;
  const [hidden, setHidden] = useState(() => readHidden(key));
  const { density } = useAtomValue(themeAtom);
  return {
    hidden,
    setHidden: (next: string[]) => {
      setHidden(next);
      writeStored(key, { hidden: next });
    },
    density,
    setDensity: (next: Density) => keepInTheme({ density: next }),
  };
}
