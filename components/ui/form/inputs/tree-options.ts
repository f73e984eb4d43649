import type { ComboOption } from './combo';

/** A node of any tree that a field chooses from. */
export interface TreeNode {
  id: string;
  label: string;
  /** Only some nodes may be chosen: leaves, say. */
  selectable: boolean;
  children?: TreeNode[];
}

const PATH_SEPARATOR = ' / ';

/** A tree as the lines of a list: each with its depth, found and shown by its whole path. */
export function treeOptions(nodes: readonly TreeNode[], parents: readonly string[] = []): ComboOption[] {
  return nodes.flatMap((node) => {
    const path = [...parents, node.label];
    const option: ComboOption = {
      value: node.id,
      label: path.join(PATH_SEPARATOR),
      short: node.label,
      depth: parents.length,
      disabled: !node.selectable,
    };
    return [option, ...treeOptions(node.children ?? [], path)];
  });
}
