import { Folder, FolderOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TreeNode } from '@/lib/util/tree';
import { Tree } from '@/components/ui/tree/Tree';
import { branchIds } from '@/components/ui/tree/tree-lines';
import { moved } from '@/components/ui/tree/tree-moves';
import { useOpenBranches } from '@/components/ui/tree/use-open-branches';
import { Sample } from '../parts/Sample';

const DEPTH = 3;
type NodeName = 'pumps' | 'solar' | 'borehole' | 'surface' | 'parts' | 'seals';
const leaf = (id: NodeName, children: TreeNode[] = []): TreeNode => ({ id, label: id, children });
const FIRST: TreeNode[] = [
  leaf('pumps', [leaf('solar', [leaf('borehole'), leaf('surface')])]),
  leaf('parts', [leaf('seals')]),
];

/** A tree whose branches are moved with all that is below them. */
export function TreeMoves() {
  const t = useTranslations('gallery.drag');
  const [nodes, setNodes] = useState(FIRST);
  const [selected, setSelected] = useState<string>();
  const open = useOpenBranches(branchIds(FIRST));
  const named = (list: readonly TreeNode[]): TreeNode[] =>
    list.map((node) => ({ ...node, label: t(`node.${node.id as NodeName}`), children: named(node.children) }));
  return (
    <Sample
      title={t('tree.title')}
      text={t('tree.text')}
      files={['components/ui/tree/Tree.tsx', 'components/ui/drag/tree-drag.ts']}
    >
      <Tree
        label={t('tree.title')}
        nodes={named(nodes)}
        open={open}
        selected={selected}
        onSelect={setSelected}
        icon={({ children }, isOpen) => {
          const Icon = isOpen && children.length > 0 ? FolderOpen : Folder;
          return <Icon size={18} strokeWidth={1.7} aria-hidden />;
        }}
        moves={{
          depth: DEPTH,
          run: (move) => {
            setNodes((now) => moved(now, move));
            return Promise.resolve();
          },
        }}
      />
    </Sample>
  );
}
