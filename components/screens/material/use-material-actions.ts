import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useOpened } from '@/components/ui/layout/use-opened';
import { useRestoreUnchanged } from '@/components/ui/table/changes/use-restore-unchanged';
import { acceptedOf, stepsBy, useUndo } from '@/components/ui/table/changes/use-undo';
import { refusedIn } from '@/lib/api/entity';
import { materialApi, usersOfMaterial, type Material } from '@/lib/api/material';
import { showError, showMessage } from '@/lib/state/messages';

export type MaterialDialog =
  | { kind: 'rename' | 'tags' | 'preview'; material: Material }
  | { kind: 'move'; materials: readonly Material[] }
  | { kind: 'used'; materials: readonly Material[]; usedBy: Material['usedBy'] };

const idsOf = (materials: readonly Material[]) => materials.map(({ id }) => id);

/** `settled` is called with the ids of files that were changed or deleted, `onDeleted` with the deleted ones. */
export function useMaterialActions(settled: (ids: string[]) => void, onDeleted: (ids: string[]) => void) {
  const t = useTranslations('material.done');
  const done = useTranslations('table.done');
  const dialog = useOpened<MaterialDialog>();

  const { meta } = materialApi.delete();
  const undo = useUndo<Material>({ meta, nameOf: ({ name }) => name });
  const remove = useWrite({
    mutationFn: ({ materials, force }: { materials: readonly Material[]; force?: boolean }) =>
      materialApi.remove(idsOf(materials), force ? { force } : {}),
    meta: { ...meta, ownErrors: true },
    onSuccess: ({ data }, { materials }) => {
      const ids = idsOf(materials);
      dialog.close();
      settled(ids);
      onDeleted(ids);
      if (data.deleted === 0) return showMessage('info', done('gone'));
      const run = async (deleted: string[]) => refusedIn((await materialApi.restore(deleted)).data);
      const rows = materials.filter(({ id }) => data.ids.includes(id));
      undo.offer('success', done('deleted', { count: data.deleted }), [{ rows, run }]);
    },
    onError: (error, { materials, force }) => {
      const usedBy = usersOfMaterial(error);
      if (usedBy) dialog.open({ kind: 'used', materials, usedBy });
      if (!usedBy || force) showError(error);
    },
  });
  const restoreUnchanged = useRestoreUnchanged<Material>({ find: materialApi.find, nameOf: ({ name }) => name });
  // The dialog says itself why nothing was moved.
  const own = { ...materialApi.move().meta, ownErrors: dialog.what?.kind === 'move' };
  const move = useWrite({ ...materialApi.move(), meta: own });
  const moveTo = async (materials: readonly Material[], folderId: string, folder: string) => {
    const moved = materials.filter((material) => (material.folderId ?? '') !== folderId);
    if (moved.length === 0) return;
    const { data } = await move.mutateAsync({ ids: idsOf(moved), folderId });
    const failed = refusedIn(data);
    const accepted = acceptedOf(moved, failed);
    settled(idsOf(accepted));
    const steps = stepsBy(
      accepted,
      ({ folderId: from = '' }) => from,
      (ids, from) =>
        restoreUnchanged(
          ids,
          (record) => (record.folderId ?? '') === folderId,
          async (here) => refusedIn((await materialApi.moveTo(here, from)).data),
        ),
    );
    undo.report(t('moved', { count: accepted.length, folder }), moved, failed, steps);
  };
  const busy = remove.isPending || move.isPending || undo.busy;
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
