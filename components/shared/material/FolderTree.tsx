import { Folder, FolderOpen, Inbox, LayoutGrid } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import type { TreeNode } from '@/lib/util/tree';
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
  /** Number of all files, and of those without a folder; undefined to show no counts. */
  counts?: { all: number | undefined; root: number | undefined };
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

/** Folders of the library, between "all files" and "no folder". */
export function FolderTree({ folders, onOpen, counts, ...tree }: FolderTreeProps) {
  const t = useTranslations('library.folders');
  const format = useFormatter();
  const { selected } = tree;
  const known = selected !== undefined && folders.byId.has(selected);
  // The folder in the URL may be nested: expand its ancestors.
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
      nodes={[leaf(ALL_FOLDERS, t('all')), ...folders.tree, leaf(ROOT_FOLDER, t('root'))]}
      onSelect={onOpen}
      icon={icon}
      end={(node) => {
        const count = counts && countOf(node.id);
        return count === undefined ? undefined : <span className="count">{format.number(count)}</span>;
      }}
    />
  );
}
