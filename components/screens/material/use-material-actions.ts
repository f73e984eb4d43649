import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useOpened } from '@/components/ui/layout/use-opened';
import { materialApi, usersOfMaterial, type Material } from '@/lib/api/material';
import { showError, showMessage } from '@/lib/state/messages';

/** What is open over the screen. */
export type MaterialDialog =
  | { kind: 'rename' | 'tags' | 'preview'; material: Material }
  | { kind: 'move'; materials: readonly Material[] }
  | { kind: 'used'; materials: readonly Material[]; usedBy: Material['usedBy'] };

const idsOf = (materials: readonly Material[]) => materials.map(({ id }) => id);

/** The ids by the folder they lie in: an undo takes each back to its own. */
function byFolder(materials: readonly Material[]): [folderId: string, ids: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { id, folderId = '' } of materials) groups.set(folderId, [...(groups.get(folderId) ?? []), id]);
  return [...groups];
}

/** What can be done with materials. `settled` is told which of them are dealt with, `gone` which are no more. */
export function useMaterialActions(settled: (ids: string[]) => void, gone: (ids: string[]) => void) {
  const t = useTranslations('materials.done');
  const done = useTranslations('table.done');
  const undo = useTranslations('feedback')('undo');
  const dialog = useOpened<MaterialDialog>();

  const restore = useWrite({
    ...materialApi.mutations.restore(),
    onSuccess: (_, ids) => showMessage('success', done('restored', { count: ids.length })),
  });
  const { meta } = materialApi.delete();
  const remove = useWrite({
    mutationFn: ({ materials, force }: { materials: readonly Material[]; force?: boolean }) =>
      materialApi.remove(idsOf(materials), force ? { force } : {}),
    meta: { ...meta, ownErrors: true },
    onSuccess: ({ data }, { materials }) => {
      const ids = idsOf(materials);
      dialog.close();
      settled(ids);
      gone(ids);
      if (data.deleted === 0) return showMessage('info', done('gone'));
      const action = { label: undo, run: () => restore.mutate(ids) };
      showMessage('success', done('deleted', { count: data.deleted }), action);
    },
    onError: (error, { materials }) => {
      const usedBy = usersOfMaterial(error);
      if (usedBy) dialog.open({ kind: 'used', materials, usedBy });
      else showError(error);
    },
  });
  const move = useWrite(materialApi.move());
  const moveTo = async (materials: readonly Material[], folderId: string, folder: string) => {
    const moved = materials.filter((material) => (material.folderId ?? '') !== folderId);
    if (moved.length === 0) return;
    await move.mutateAsync({ ids: idsOf(moved), folderId });
    settled(idsOf(moved));
    const back = async () => {
      for (const [from, ids] of byFolder(moved)) await move.mutateAsync({ ids, folderId: from });
      showMessage('success', t('movedBack', { count: moved.length }));
    };
    // What fails is told by the mutation itself.
    const action = { label: undo, run: () => void back().catch(() => {}) };
    showMessage('success', t('moved', { count: moved.length, folder }), action);
  };
  const busy = remove.isPending || move.isPending;
  return {
    busy,
    dialog: dialog.what,
    open: dialog.open,
    close: dialog.close,
    remove: (materials: readonly Material[], force?: boolean) => !busy && remove.mutate({ materials, force }),
    moveTo,
  };
}

export type MaterialActions = ReturnType<typeof useMaterialActions>;
