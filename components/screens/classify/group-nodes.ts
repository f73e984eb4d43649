import type { TreeNode } from '@/components/ui/table/filters/tree';
import { linesOf } from '@/components/ui/tree/tree-lines';
import type { ProductGroup } from '@/lib/api/classify';
import { localized } from '@/lib/i18n/localized';

/** The groups as the nodes of a tree, in the language shown. */
export const groupNodes = (groups: readonly ProductGroup[], locale: string): TreeNode[] =>
  groups.map(({ id, name, children }) => ({
    id,
    label: localized(name, locale),
    children: groupNodes(children ?? [], locale),
  }));

/** All groups by id, with the level of each and its place among its sisters. */
export const groupLines = (groups: readonly ProductGroup[]) =>
  new Map(linesOf(groups).map((line) => [line.node.id, line]));
