import type { TreeNode } from '@/components/ui/table/filters/tree';

/** Whatever lies in others of its kind: what a tree shows, and the platform's records it is made of. */
export interface Nested<T> {
  id: string;
  children?: readonly T[];
}

/** A node as a line of the tree. */
export interface TreeLine<T = TreeNode> {
  node: T;
  /** 1 at the top. */
  level: number;
  /** The node it is in; '' at the top. */
  parentId: string;
  /** Its place among its sisters, from 1, and how many these are. */
  position: number;
  size: number;
}

/** The nodes of a tree from the top down; what is in a node only where that one is open. */
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

/** The ids of the nodes that hold others. */
export const branchIds = (nodes: readonly TreeNode[]): string[] =>
  linesOf(nodes).flatMap(({ node }) => (node.children.length > 0 ? node.id : []));

/** The nodes around one, from the top down. */
export function pathTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  const lines = new Map(linesOf(nodes).map((line) => [line.node.id, line]));
  const path: TreeNode[] = [];
  for (let at = lines.get(lines.get(id)?.parentId ?? ''); at; at = lines.get(at.parentId)) path.unshift(at.node);
  return path;
}
