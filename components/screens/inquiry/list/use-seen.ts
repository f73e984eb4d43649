import { useState } from 'react';

/** Names by id shown so far. If rows differ in a name the later one is used, so that setting state ends. */
export function useSeen(entries: readonly (readonly [id: string, name: string])[]): ReadonlyMap<string, string> {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(() => new Map(entries));
  const fresh = [...new Map(entries)].filter(([id, name]) => seen.get(id) !== name);
  if (fresh.length === 0) return seen;
  const next = new Map([...seen, ...fresh]);
  setSeen(next);
  return next;
}
