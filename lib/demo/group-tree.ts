import type { Platform } from './platform';
import type { Group } from './seed/groups';

export interface GroupNode extends Group {
  productCount: number;
  children?: GroupNode[];
}

const groupsOf = (platform: Platform): Group[] =>
  [...platform.groups.rows()].map(({ record }) => record).sort((a, b) => a.sort - b.sort);

/** The ids given and those of every group below them. */
export function groupsBelow(platform: Platform, ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  if (found.size === 0) return found;
  // Parents stand before their children, so one pass reaches every depth.
  for (const group of groupsOf(platform)) if (group.parentId && found.has(group.parentId)) found.add(group.id);
  return found;
}

/** The groups in their order; a count takes in what is below. A product in two of them counts once. */
export function groupList(platform: Platform): GroupNode[] {
  const groups = groupsOf(platform);
  const parents = new Map(groups.map((group) => [group.id, group.parentId]));
  const members = new Map(groups.map((group) => [group.id, 0]));
  for (const { record } of platform.products.store.rows()) {
    const reached = new Set<string>();
    for (const id of record.groupIds) {
      for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) reached.add(at);
    }
    for (const id of reached) members.set(id, (members.get(id) ?? 0) + 1);
  }
  return groups.map((group) => ({ ...group, productCount: members.get(group.id) ?? 0 }));
}

export function groupTree(platform: Platform): GroupNode[] {
  const all = groupList(platform);
  const below = (parentId: string | undefined): GroupNode[] =>
    all
      .filter((group) => group.parentId === parentId)
      .map((group) => {
        const children = below(group.id);
        return children.length > 0 ? { ...group, children } : group;
      });
  return below(undefined);
}
