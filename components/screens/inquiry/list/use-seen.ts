import { useState } from 'react';

/** Names by id, of everything that has come by in this view so far. */
export function useSeen(entries: readonly (readonly [id: string, name: string])[]): ReadonlyMap<string, string> {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(() => new Map(entries));
  const fresh = entries.filter(([id, name]) => seen.get(id) !== name);
  if (fresh.length === 0) return seen;
  const next = new Map([...seen, ...fresh]);
  setSeen(next);
  return next;
}
