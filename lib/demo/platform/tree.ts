/** A node of a tree that is stored as a list: folders of materials, shop categories. */
export interface TreeNode {
  id: string;
  parentId?: string;
}

/** Nodes by their parent; '' for root nodes, and for those whose parent no longer exists. */
export function byParent<N extends TreeNode>(nodes: readonly N[]): Map<string, N[]> {
  const ids = new Set(nodes.map(({ id }) => id));
  const children = new Map<string, N[]>();
  for (const node of nodes) {
    const parent = node.parentId && ids.has(node.parentId) ? node.parentId : '';
    const siblings = children.get(parent);
    if (siblings) siblings.push(node);
    else children.set(parent, [node]);
  }
  return children;
}

/** The given ids and those of all nodes below them. */
export function withBelow(nodes: readonly TreeNode[], ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  if (found.size === 0) return found;
  const children = byParent(nodes);
  // A set is iterated in insertion order, including ids added during the loop.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id);
  return found;
}

/** The level of a node: 1 for a root node, 0 for ''. */
export function depthOf(nodes: readonly TreeNode[], id: string | undefined): number {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  let depth = 0;
  for (let at = id; at !== undefined && parents.has(at); at = parents.get(at)) depth += 1;
  return depth;
}

/** The number of levels of a subtree, including the node's own. */
function heightOf(nodes: readonly TreeNode[], id: string): number {
  const children = byParent(nodes);
  const height = (at: string): number => 1 + Math.max(0, ...(children.get(at) ?? []).map((child) => height(child.id)));
  return height(id);
}

/**
 * Why a node may not be below another one; undefined if it may: the parent must exist, must be neither the node itself
 * nor below it, and the tree must not become deeper than `depth`.
 */
export function positionProblem(
  nodes: readonly TreeNode[],
  id: string | undefined,
  parentId: string | undefined,
  depth: number,
): 'unknownParent' | 'ownChild' | 'tooDeep' | undefined {
  if (parentId === undefined) return undefined;
  if (!nodes.some((node) => node.id === parentId)) return 'unknownParent';
  if (id !== undefined && withBelow(nodes, [id]).has(parentId)) return 'ownChild';
  const levels = id === undefined ? 1 : heightOf(nodes, id);
  return depthOf(nodes, parentId) + levels > depth ? 'tooDeep' : undefined;
}
