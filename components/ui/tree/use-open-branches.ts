import { useState } from 'react';
import type { OpenBranches } from './tree-types';

/** `first` are the branches expanded at first. */
export function useOpenBranches(first: readonly string[] = []): OpenBranches {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(first));
  return {
    has: (id) => ids.has(id),
    set: (id, open) =>
      setIds((now) => {
        if (now.has(id) === open) return now;
        return open ? new Set([...now, id]) : new Set([...now].filter((other) => other !== id));
      }),
    replace: (next) => setIds(new Set(next)),
  };
}
