import { useState } from 'react';

/**
 * Names by id, of everything that this view has shown so far. Rows may disagree about a name: the later one wins, so
 * that the state set while rendering is complete after one more render.
 */
export function useSeen(entries: readonly (readonly [id: string, name: string])[]): ReadonlyMap<string, string> {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(() => new Map(entries));
  const fresh = [...new Map(entries)].filter(([id, name]) => seen.get(id) !== name);
  if (fresh.length === 0) return seen;
  const next = new Map([...seen, ...fresh]);
  setSeen(next);
  return next;
}
