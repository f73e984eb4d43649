import type { Tab } from './tabs';

interface KeepAlive {
  /** Ids of views in memory, the longest unused first. */
  alive: readonly string[];
  current: Tab | undefined;
  tabs: readonly Tab[];
  /** Views that hold typed text are never put out. */
  dirty: ReadonlySet<string>;
  max: number;
}

/**
 * The views to keep after showing `current`: at most `max`, the least recently used out first (specification 2).
 * Returns the same list when nothing changes.
 */
export function keepAlive({ alive, current, tabs, dirty, max }: KeepAlive): readonly string[] {
  const kept = alive.filter((id) => {
    const tab = tabs.find((open) => open.id === id);
    return tab && id !== current?.id && (tab.keepAlive || dirty.has(id));
  });
  const next = current ? [...kept, current.id] : kept;
  let surplus = next.length - max;
  const trimmed = next.filter((id) => {
    const drop = surplus > 0 && id !== current?.id && !dirty.has(id);
    if (drop) surplus -= 1;
    return !drop;
  });
  const same = trimmed.length === alive.length && trimmed.every((id, index) => id === alive[index]);
  return same ? alive : trimmed;
}
