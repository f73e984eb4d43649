import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { useOpened } from '@/components/ui/layout/use-opened';
import { ALL_FOLDERS, type Folders } from '@/components/shared/material/use-folders';
import { useMay } from '@/components/ui/permission/Can';
import { useRecordChange } from '@/components/ui/table/changes/use-record-change';
import { useUndo } from '@/components/ui/table/changes/use-undo';
import type { TreeNode } from '@/lib/util/tree';
import type { OpenBranches, TreeAction, TreeEdit, TreeMoves } from '@/components/ui/tree/tree-types';
import { refusedIn } from '@/lib/api/entity';
import {
  MATERIAL_LIMITS,
  ROOT_FOLDER,
  contentOfFolder,
  materialFolderApi,
  type MaterialFolder,
} from '@/lib/api/material';
import { showError, showMessage } from '@/lib/state/messages';
import { uuid } from '@/lib/util/uuid';

const isFixed = (id: string) => id === ALL_FOLDERS || id === ROOT_FOLDER;

const nameOf = ({ name = '' }: { id: string; name?: string }) => name;

interface Filled {
  folder: MaterialFolder;
  content: { materials: number; folders: number };
}

/** `onDeleted` is called with a deleted folder. */
export function useFolderActions(folders: Folders, open: OpenBranches, onDeleted: (folder: MaterialFolder) => void) {
  const t = useTranslations('material.folder');
  const done = useTranslations('table.done');
  const tree = useTranslations('tree');
  const [at, setAt] = useState<TreeEdit['at']>();
  const [clientId, setClientId] = useState(uuid);
  const filled = useOpened<Filled>();

  const saving = materialFolderApi.mutations.save();
  const onSuccess = ({ message }: { message: string }) => showMessage('success', message || t('saved'));
  /** The field in the tree shows its errors itself. */
  const create = useWrite({ ...saving, meta: { ...saving.meta, ownErrors: true }, onSuccess });
  const rename = useRecordChange<MaterialFolder>(materialFolderApi, {
    nameOf,
    done: (_part, folder) => t('renamed', { name: folder.name }),
    valueText: (_part, folder) => folder.name,
    ownErrors: true,
  });
  const move = useRecordChange<MaterialFolder>(materialFolderApi, {
    nameOf,
    done: (_part, folder) => t('moved', { name: folder.name }),
    valueText: (_part, { parentId }) => (parentId ? folders.byId.get(parentId)?.name : tree('top')) ?? '',
  });
  const undo = useUndo<MaterialFolder>({ meta: saving.meta, nameOf });
  const mayDelete = useMay()(['materialFolder:delete']);
  const remove = useWrite({
    mutationFn: ({ folder, force }: { folder: MaterialFolder; force?: boolean }) =>
      materialFolderApi.remove([folder.id], force ? { force } : {}),
    meta: { ...materialFolderApi.delete().meta, ownErrors: true },
    onSuccess: ({ data }, { folder }) => {
      filled.close();
      onDeleted(folder);
      if (data.deleted === 0) return showMessage('info', done('gone'));
      const run = async (ids: string[]) => refusedIn((await materialFolderApi.restore(ids)).data);
      undo.offer('success', t('deleted', { name: folder.name }), [{ rows: [folder], run }]);
    },
    onError: (error, { folder }) => {
      const content = contentOfFolder(error);
      if (content) filled.open({ folder, content });
      else showError(error);
    },
  });

  const add = (parentId: string) => {
    if (parentId) open.set(parentId, true);
    // New top-level folders are inserted before the entry for files without a folder.
    setAt({ parentId, ...(parentId ? {} : { before: ROOT_FOLDER }) });
  };
  const edited = at && 'id' in at ? folders.byId.get(at.id) : undefined;
  const edit: TreeEdit | undefined = at && {
    at,
    label: t('name'),
    value: edited?.name ?? '',
    maxLength: MATERIAL_LIMITS.folderName,
    save: (text) =>
      edited
        ? rename.mutateAsync({ record: edited, part: { name: text } })
        : create.mutateAsync({ clientId, name: text, parentId: ('parentId' in at && at.parentId) || undefined }),
    close: () => {
      setAt(undefined);
      setClientId(uuid());
    },
  };
  const moves: TreeMoves = {
    depth: MATERIAL_LIMITS.depth,
    ordered: false,
    fixed: isFixed,
    run: async ({ id, parentId }) => {
      const folder = folders.byId.get(id);
      if (folder) await move.mutateAsync({ record: folder, part: { parentId: parentId || undefined } });
    },
  };
  const removal = (folder: MaterialFolder): TreeAction => ({
    key: 'delete',
    label: t('delete'),
    icon: Trash2,
    divided: true,
    shortcut: 'Delete',
    run: () => remove.mutate({ folder }),
  });
  const actions = ({ id }: TreeNode, moving: readonly TreeAction[]): readonly TreeAction[] => {
    const folder = folders.byId.get(id);
    if (!folder) return [{ key: 'add', label: t('add'), icon: FolderPlus, writes: true, run: () => add('') }];
    const all: TreeAction[] = [
      {
        key: 'add',
        label: t('addInside'),
        icon: FolderPlus,
        disabled: folders.pathNames(id).length >= MATERIAL_LIMITS.depth,
        run: () => add(id),
      },
      { key: 'rename', label: t('rename'), icon: Pencil, shortcut: 'F2', run: () => setAt({ id }) },
      ...moving,
      ...(mayDelete ? [removal(folder)] : []),
    ];
    return all.map((action) => ({ ...action, writes: true }));
  };
  return {
    add,
    edit,
    moves,
    actions,
    filled: filled.what,
    busy: remove.isPending,
    confirm: () => filled.what && remove.mutate({ folder: filled.what.folder, force: true }),
    cancel: filled.close,
  };
}
