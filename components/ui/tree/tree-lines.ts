import type { TreeNode } from '@/lib/util/tree';

export interface Nested<T> {
  id: string;
  children?: readonly T[];
}

export interface TreeLine<T = TreeNode> {
  node: T;
  /** 1 at the top level. */
  level: number;
  /** Id of the parent; '' at the top level. */
  parentId: string;
  /** Position among its siblings, from 1, and their number. */
  position: number;
  size: number;
}

/** Visible nodes from the top down: children only of expanded nodes. */
export function linesOf<T extends Nested<T>>(
  nodes: readonly T[],
  isOpen: (id: string) => boolean = () => true,
  level = 1,
  parentId = '',
): TreeLine<T>[] {
  return nodes.flatMap((node, index) => [
    { node, level, parentId, position: index + 1, size: nodes.length },
    ...(isOpen(node.id) ? linesOf(node.children ?? [], isOpen, level + 1, node.id) : []),
  ]);
}

export const branchIds = (nodes: readonly TreeNode[]): string[] =>
  linesOf(nodes).flatMap(({ node }) => (node.children.length > 0 ? node.id : []));

export function pathTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  const lines = new Map(linesOf(nodes).map((line) => [line.node.id, line]));
  const path: TreeNode[] = [];
  for (let at = lines.get(lines.get(id)?.parentId ?? ''); at; at = lines.get(at.parentId)) path.unshift(at.node);
  return path;
}
