import type { Tab } from './tabs';

interface KeepAlive {
  /** Ids of mounted views, the least recently used first. */
  alive: readonly string[];
  current: Tab | undefined;
  tabs: readonly Tab[];
  /** Views with unsaved input are never unmounted. */
  dirty: Pick<ReadonlySet<string>, 'has'>;
  max: number;
}

/**
 * The views to keep mounted when `current` is shown: at most `max`, the least recently used removed first
 * (specification 2). Returns the same array if nothing changes.
 */
export function keepAlive({ alive, current, tabs, dirty, max }: KeepAlive): readonly string[] {
  const remaining = alive.filter((id) => {
    const tab = tabs.find((open) => open.id === id);
    return tab && id !== current?.id && (tab.keepAlive || dirty.has(id));
  });
  const next = current ? [...remaining, current.id] : remaining;
  let surplus = next.length - max;
  const trimmed = next.filter((id) => {
    const drop = surplus > 0 && id !== current?.id && !dirty.has(id);
    if (drop) surplus -= 1;
    return !drop;
  });
  const same = trimmed.length === alive.length && trimmed.every((id, index) => id === alive[index]);
  return same ? alive : trimmed;
}
