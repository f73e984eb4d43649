import type { TreeNode } from '@/lib/util/tree';
import type { ComboOption } from './combo';

const PATH_SEPARATOR = ' / ';

/** A tree as a flat list: each node with its depth, searched and shown by its whole path. */
export function treeOptions(nodes: readonly TreeNode[], parents: readonly string[] = []): ComboOption[] {
  return nodes.flatMap((node) => {
    const path = [...parents, node.label];
    const option: ComboOption = {
      value: node.id,
      label: path.join(PATH_SEPARATOR),
      short: node.label,
      depth: parents.length,
      disabled: node.selectable === false,
    };
    return [option, ...treeOptions(node.children, path)];
  });
}
