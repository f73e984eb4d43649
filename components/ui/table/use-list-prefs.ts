import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '@/components/ui/record/use-account';
import { keptText, parseKept, subscribeKept, writeKept } from '@/lib/state/list-store';
import { useAtomValue } from '@/lib/state/store';
import { keepInTheme, themeAtom } from '@/lib/state/theme';
import { readColumnPrefs, type ColumnPrefs } from './columns/column-prefs';
import type { Density } from './rows/column';

/** What the account has stored of a list, as soon as this or another browser tab changes it. */
export function useKept(list: string) {
  const account = useAccount();
  const text = useSyncExternalStore(subscribeKept, () => keptText(account, list));
  const kept = useMemo(() => parseKept(text, list), [text, list]);
  return { kept, keep: (part: Record<string, unknown>) => writeKept(account, list, part) };
}

/** Columns of a list, stored on this device per account, and the density, which all lists share. */
export function useListPrefs(list: string) {
  const { kept, keep } = useKept(list);
  const columns = useMemo(() => readColumnPrefs(kept), [kept]);
  const { density } = useAtomValue(themeAtom);
  return {
    columns,
    setColumns: (next: ColumnPrefs) => keep({ ...next }),
    /** Rows as a table, or as pictures where a list has them. */
    tiles: kept.look === 'tiles',
    setTiles: (tiles: boolean) => keep({ look: tiles ? 'tiles' : undefined }),
    density,
    setDensity: (next: Density) => keepInTheme({ density: next }),
  };
}
