import type { Platform } from '@/lib/demo/platform/platform';
import type { Group } from './seed';
import { byParent, withBelow } from '@/lib/demo/platform/tree';

export interface GroupNode extends Group {
  productCount: number;
  children?: GroupNode[];
}

const groupsOf = (platform: Platform): Group[] =>
  platform
    .store('classify')
    .records()
    .sort((a, b) => a.sort - b.sort);

/** The ids given and those of every group below them. */
export const groupsBelow = (platform: Platform, ids: readonly string[]): Set<string> =>
  ids.length === 0 ? new Set() : withBelow(platform.store('classify').records(), ids);

/** The groups in their order; a count takes in what is below. A product in two of them counts once. */
export function groupList(platform: Platform): GroupNode[] {
  const groups = groupsOf(platform);
  const parents = new Map(groups.map((group) => [group.id, group.parentId]));
  const members = new Map(groups.map((group) => [group.id, 0]));
  for (const { record } of platform.store('product').rows()) {
    const reached = new Set<string>();
    for (const id of record.groupIds) {
      for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) reached.add(at);
    }
    for (const id of reached) members.set(id, (members.get(id) ?? 0) + 1);
  }
  return groups.map((group) => ({ ...group, productCount: members.get(group.id) ?? 0 }));
}

export function groupTree(platform: Platform): GroupNode[] {
  const children = byParent(groupList(platform));
  const below = (parent: string): GroupNode[] =>
    (children.get(parent) ?? []).map((group) => {
      const inside = below(group.id);
      return inside.length > 0 ? { ...group, children: inside } : group;
    });
  return below('');
}
