import { styled } from '@mui/material/styles';
import type { TreeNode } from '@/components/ui/table/filters/tree';
import { branchIds, pathTo } from './tree-lines';
import { Tree } from './Tree';
import type { TreeProps } from './tree-types';
import { useOpenBranches } from './use-open-branches';

/** The id of the node that stands for the top, where that can be chosen too. */
export const TOP = '/';

const Frame = styled('div')({
  maxHeight: 'min(300px, 42vh)',
  overflow: 'auto',
  scrollbarWidth: 'thin',
  borderRadius: 'var(--radius-control)',
  border: '1px solid var(--border-control)',
  '& [role="tree"]': { padding: 4, minHeight: 0 },
});

/** So many nodes are shown at once; of more, only the way to the chosen one is open. */
const SHOWN = 40;

interface TreeChoiceProps extends Pick<TreeProps, 'label' | 'nodes' | 'disabled' | 'icon' | 'end'> {
  /** A first node around all others: the top itself ({@link TOP}). */
  top?: string;
  value: string | undefined;
  onChange: (id: string) => void;
}

/** One node of a tree, chosen in a dialog. */
export function TreeChoice({ nodes, top, value, onChange, ...props }: TreeChoiceProps) {
  const all: readonly TreeNode[] = top === undefined ? nodes : [{ id: TOP, label: top, children: [...nodes] }];
  const branches = branchIds(all);
  const way = value === undefined ? [] : pathTo(all, value).map(({ id }) => id);
  const open = useOpenBranches(branches.length <= SHOWN ? branches : [TOP, ...way]);
  return (
    <Frame>
      <Tree {...props} nodes={all} open={open} selected={value} onSelect={onChange} />
    </Frame>
  );
}
