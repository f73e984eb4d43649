import type { TreeNode } from '@/lib/util/tree';
import { branchIds, pathTo } from './tree-lines';
import { TreeView } from './TreeView';
import type { TreeProps } from './tree-types';
import { useOpenBranches } from './use-open-branches';
import styles from './TreeChoice.module.css';

/** Id of the node that represents the top level, if that can be chosen. */
export const TOP = '/';

/** Number of nodes up to which all are expanded; above that only the path to the chosen one is. */
const SHOWN = 40;

interface TreeChoiceProps extends Pick<TreeProps, 'label' | 'nodes' | 'disabled' | 'icon' | 'end'> {
  /** Label of a root node around all others ({@link TOP}). */
  top?: string;
  value: string | undefined;
  onChange: (id: string) => void;
}

export function TreeChoice({ nodes, top, value, onChange, ...props }: TreeChoiceProps) {
  const all: readonly TreeNode[] = top === undefined ? nodes : [{ id: TOP, label: top, children: [...nodes] }];
  const branches = branchIds(all);
  const path = value === undefined ? [] : pathTo(all, value).map(({ id }) => id);
  const open = useOpenBranches(branches.length <= SHOWN ? branches : [TOP, ...path]);
  return (
    <div className={styles.frame}>
      <TreeView {...props} nodes={all} open={open} selected={value} onSelect={onChange} />
    </div>
  );
}
