import { useState } from 'react';
import { readStored, writeStored } from '@/lib/util/storage';
import { DENSITIES, type Density } from './column';

interface Prefs {
  /** Keys of the columns put away. */
  hidden: string[];
  density: Density;
}

/** Reads what was kept, whatever it is by now. */
function readPrefs(key: string): Prefs {
  const kept = readStored(key);
  const { hidden, density } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((item): item is string => typeof item === 'string') : [],
    density: DENSITIES.find((item) => item === density) ?? 'comfortable',
  };
}

/** Columns and density of a list, kept on this device under the list's name. */
export function useListPrefs(list: string) {
  const key = `list:${list}`;
  const [prefs, setPrefs] = useState(() => readPrefs(key));
  const change = (part: Partial<Prefs>) => {
    const next = { ...prefs, ...part };
    setPrefs(next);
    writeStored(key, next);
  };
  return {
    ...prefs,
    setHidden: (hidden: string[]) => change({ hidden }),
    setDensity: (density: Density) => change({ density }),
  };
}
