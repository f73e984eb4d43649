import { useQueryClient } from '@tanstack/react-query';
import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { useOpened } from '@/components/ui/layout/use-opened';
import { ALL_FOLDERS, type Folders } from '@/components/ui/media/use-folders';
import { useCan } from '@/components/ui/permission/Can';
import type { TreeNode } from '@/components/ui/table/filters/tree';
import type { OpenBranches, TreeAction, TreeEdit, TreeMoves } from '@/components/ui/tree/tree-types';
import { isApiError } from '@/lib/api/errors';
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

interface Filled {
  folder: MaterialFolder;
  content: { materials: number; folders: number };
}

/** What can be done with folders. `gone` is told which one is no more. */
export function useFolderActions(folders: Folders, open: OpenBranches, gone: (folder: MaterialFolder) => void) {
  const t = useTranslations('materials.folder');
  const done = useTranslations('table.done');
  const undo = useTranslations('feedback')('undo');
  const client = useQueryClient();
  const [at, setAt] = useState<TreeEdit['at']>();
  /** The identity of the folder that is being written. */
  const [clientId, setClientId] = useState(uuid);
  const filled = useOpened<Filled>();

  const saving = materialFolderApi.mutations.save();
  const onError = (error: Error) => {
    // Changed by someone else: the next try is made on the folder as it stands now.
    if (isApiError(error, 'conflict')) void client.invalidateQueries({ queryKey: materialFolderApi.key });
  };
  const onSuccess = ({ message }: { message: string }) => showMessage('success', message || t('saved'));
  /** The field in the tree says itself what went wrong. */
  const name = useWrite({ ...saving, meta: { ...saving.meta, ownErrors: true }, onSuccess, onError });
  const move = useWrite({ ...saving, onSuccess, onError });
  const restore = useWrite({
    ...materialFolderApi.mutations.restore(),
    onSuccess: () => showMessage('success', done('restored', { count: 1 })),
  });
  const mayDelete = useCan()(['materialFolder:delete']);
  const remove = useWrite({
    mutationFn: ({ folder, force }: { folder: MaterialFolder; force?: boolean }) =>
      materialFolderApi.remove([folder.id], force ? { force } : {}),
    meta: { ...materialFolderApi.delete().meta, ownErrors: true },
    onSuccess: (_, { folder }) => {
      filled.close();
      gone(folder);
      showMessage('success', t('deleted', { name: folder.name }), {
        label: undo,
        run: () => restore.mutate([folder.id]),
      });
    },
    onError: (error, { folder }) => {
      const content = contentOfFolder(error);
      if (content) filled.open({ folder, content });
      else showError(error);
    },
  });

  const add = (parentId: string) => {
    if (parentId) open.set(parentId, true);
    // New ones of the top stand before what lies in no folder.
    setAt({ parentId, ...(parentId ? {} : { before: ROOT_FOLDER }) });
  };
  const edited = at && 'id' in at ? folders.byId.get(at.id) : undefined;
  const edit: TreeEdit | undefined = at && {
    at,
    label: t('name'),
    value: edited?.name ?? '',
    maxLength: MATERIAL_LIMITS.folderName,
    save: (text) =>
      name.mutateAsync(
        edited
          ? { ...edited, name: text }
          : { clientId, name: text, parentId: ('parentId' in at && at.parentId) || undefined },
      ),
    close: () => {
      setAt(undefined);
      setClientId(uuid());
    },
  };
  const moves: TreeMoves = {
    depth: MATERIAL_LIMITS.depth,
    ordered: false,
    fixed: isFixed,
    run: ({ id, parentId }) => move.mutateAsync({ ...folders.byId.get(id), parentId }),
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
    if (!folder) return [{ key: 'add', label: t('add'), icon: FolderPlus, run: () => add('') }];
    return [
      {
        key: 'add',
        label: t('addInside'),
        icon: FolderPlus,
        disabled: folders.wayTo(id).length >= MATERIAL_LIMITS.depth,
        run: () => add(id),
      },
      { key: 'rename', label: t('rename'), icon: Pencil, shortcut: 'F2', run: () => setAt({ id }) },
      ...moving,
      ...(mayDelete ? [removal(folder)] : []),
    ];
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
