/** A node of a tree that is shown or chosen from. */
export interface TreeNode {
  id: string;
  label: string;
  /** False for nodes that cannot be selected, for example if only leaves can. */
  selectable?: boolean;
  children: TreeNode[];
}

interface Branch {
  id: string;
  children?: readonly Branch[];
}

/** The ids of a node and of all nodes below it. */
export const idsBelow = ({ id, children = [] }: Branch): string[] => [id, ...children.flatMap(idsBelow)];

/** The tree reduced to nodes that contain a word, and their ancestors. */
export function matching(nodes: readonly TreeNode[], word: string): TreeNode[] {
  const wanted = word.trim().toLocaleLowerCase();
  if (!wanted) return [...nodes];
  return nodes.flatMap((node) => {
    if (node.label.toLocaleLowerCase().includes(wanted)) return [node];
    const children = matching(node.children, word);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Names by id, in the order of the tree. */
export const labelsOf = (nodes: readonly TreeNode[]): Map<string, string> =>
  new Map(nodes.flatMap((node) => [[node.id, node.label] as const, ...labelsOf(node.children)]));
