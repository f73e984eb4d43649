import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { refusedIn } from '@/lib/api/entity';
import type { PageActions } from '../changes/list-actions';
import type { ActionsApi } from '../changes/use-entity-actions';
import { acceptedOf, useUndo } from '../changes/use-undo';

/** Restores deleted records; those that the platform refuses are named with its reason. The undo deletes them again. */
export function useRestore<R extends { id: string }>(
  api: ActionsApi,
  settled: (ids: string[]) => void,
  nameOf: (row: R) => string,
): PageActions<R> {
  const t = useTranslations('table.done');
  const label = useTranslations('table.recycle')('restore');
  const { meta } = api.mutations.setStatus();
  const undo = useUndo<R>({ meta, nameOf });
  const restore = useWrite({
    meta,
    mutationFn: async (rows: readonly R[]) => refusedIn((await api.restore(rows.map(({ id }) => id))).data),
    onSuccess: (refused, rows) => {
      const back = acceptedOf(rows, refused);
      settled(back.map(({ id }) => id));
      const run = async (ids: string[]) => {
        await api.remove(ids);
        return [];
      };
      const steps = back.length > 0 ? [{ rows: back, run }] : [];
      undo.report(t('restored', { count: back.length }), rows, refused, steps);
    },
  });
  const busy = restore.isPending || undo.busy;
  const action = (rows: readonly R[]) => [
    { key: 'restore', label, icon: RotateCcw, run: () => !busy && restore.mutate(rows) },
  ];
  return { busy, ofOne: (row) => action([row]), ofSeveral: action };
}
