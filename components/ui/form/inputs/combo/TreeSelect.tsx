import { ComboSelect } from './ComboSelect';
import { MultiSelect } from './MultiSelect';
import type { TreeNode } from '@/lib/util/tree';
import { treeOptions } from './tree-options';

interface TreeSelectProps {
  nodes: readonly TreeNode[];
  multiple?: boolean;
  placeholder?: string;
  loading?: boolean;
}

/** One node of a tree, or several: an indented list, searched by whole paths. */
export function TreeSelect({ nodes, multiple = false, ...rest }: TreeSelectProps) {
  const Choice = multiple ? MultiSelect : ComboSelect;
  return <Choice {...rest} options={treeOptions(nodes)} />;
}
