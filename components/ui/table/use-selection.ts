import { useRef, useState } from 'react';

export interface Selection<T> {
  has: (id: string) => boolean;
  size: number;
  /** Every record that matches the filters is selected, also those on other pages, which are not read. */
  matching: boolean;
  /** Every row of this page is selected. */
  wholePage: boolean;
  selectMatching: () => void;
  /** The selected rows, in their latest version; none while all that match are selected. */
  rows: T[];
  toggle: (row: T, withRange: boolean) => void;
  toggleAll: (on: boolean) => void;
  /** Deselects rows. */
  drop: (ids: readonly string[]) => void;
  clear: () => void;
}

/**
 * The selected rows over all pages of a list. `scope` identifies the list: with other filters it is another list, and
 * the old selection is cleared.
 */
export function useSelection<T>(rows: readonly T[], keyOf: (row: T) => string, scope: string): Selection<T> {
  const [state, setState] = useState<{ scope: string; picked: ReadonlyMap<string, T>; matching?: boolean }>({
    scope,
    picked: new Map(),
  });
  const lastToggled = useRef<string>(undefined);
  const matching = state.scope === scope && state.matching === true;
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  // Whoever deselects one row of all goes on with the rows of this page.
  const picked: ReadonlyMap<string, T> = matching ? fresh : state.scope === scope ? state.picked : new Map<string, T>();
  const save = (next: ReadonlyMap<string, T>) => setState({ scope, picked: next });

  const put = (changed: readonly T[], on: boolean) => {
    const next = new Map(picked);
    for (const row of changed) {
      if (on) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    }
    save(next);
  };

  return {
    has: (id) => picked.has(id),
    size: picked.size,
    matching,
    wholePage: rows.length > 0 && rows.every((row) => picked.has(keyOf(row))),
    selectMatching: () => setState({ scope, picked: new Map(), matching: true }),
    rows: matching ? [] : [...picked].map(([id, row]) => fresh.get(id) ?? row),
    toggle: (row, withRange) => {
      const at = rows.findIndex((other) => keyOf(other) === keyOf(row));
      const from = rows.findIndex((other) => keyOf(other) === lastToggled.current);
      const range = withRange && from >= 0 ? rows.slice(Math.min(at, from), Math.max(at, from) + 1) : [row];
      lastToggled.current = keyOf(row);
      put(range, !picked.has(keyOf(row)));
    },
    toggleAll: (on) => put(rows, on),
    drop: (ids) => save(new Map([...picked].filter(([id]) => !ids.includes(id)))),
    clear: () => save(new Map()),
  };
}
