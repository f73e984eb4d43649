import { Folder, FolderOpen, Inbox, LayoutGrid } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import type { TreeNode } from '@/components/ui/table/filters/tree';
import { Tree } from '@/components/ui/tree/Tree';
import type { TreeProps } from '@/components/ui/tree/tree-types';
import { ROOT_FOLDER } from '@/lib/api/material';
import { ALL_FOLDERS, type Folders } from './use-folders';

interface FolderTreeProps extends Pick<
  TreeProps,
  'open' | 'selected' | 'actions' | 'moves' | 'drops' | 'edit' | 'disabled'
> {
  folders: Folders;
  onOpen: (id: string) => void;
  /** How many there are in all, and how many in no folder; absent: none are shown. */
  counts?: { all: number | undefined; root: number | undefined };
  /** Where something is moved to: "all of them" is no such place. */
  targets?: boolean;
}

const icon = (node: TreeNode, open: boolean) => {
  const Icon =
    node.id === ALL_FOLDERS
      ? LayoutGrid
      : node.id === ROOT_FOLDER
        ? Inbox
        : open && node.children.length > 0
          ? FolderOpen
          : Folder;
  return <Icon size={16} strokeWidth={1.7} aria-hidden />;
};

/** The folders of the library, between everything and what lies in none of them. */
export function FolderTree({ folders, onOpen, counts, targets = false, ...tree }: FolderTreeProps) {
  const t = useTranslations('library.folders');
  const format = useFormatter();
  const { selected } = tree;
  const known = selected !== undefined && folders.byId.has(selected);
  // The address may name a folder that lies deep.
  const openWay = useEffectEvent(() => folders.above(selected).forEach((id) => tree.open.set(id, true)));
  useEffect(() => {
    if (known) openWay();
  }, [known, selected]);
  const leaf = (id: string, label: string): TreeNode => ({ id, label, children: [] });
  const countOf = (id: string) =>
    id === ALL_FOLDERS ? counts?.all : id === ROOT_FOLDER ? counts?.root : folders.countIn(id);
  return (
    <Tree
      {...tree}
      label={t('label')}
      nodes={[...(targets ? [] : [leaf(ALL_FOLDERS, t('all'))]), ...folders.tree, leaf(ROOT_FOLDER, t('root'))]}
      onSelect={onOpen}
      icon={icon}
      end={(node) => {
        const count = counts && countOf(node.id);
        return count === undefined ? undefined : <span className="count">{format.number(count)}</span>;
      }}
    />
  );
}
