import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { refusedIn } from '@/lib/api/entity';
import { showMessage } from '@/lib/state/messages';
import type { PageActions } from '../changes/list-actions';
import type { ActionsApi } from '../changes/use-entity-actions';
import { useReasons, useUndo } from '../changes/use-undo';

/** Restores deleted records; those that the platform refuses are named with its reason. The undo deletes them again. */
export function useRestore<R extends { id: string }>(
  api: ActionsApi,
  settled: (ids: string[]) => void,
  nameOf: (row: R) => string,
): PageActions<R> {
  const t = useTranslations('table.done');
  const label = useTranslations('table.recycle')('restore');
  const { meta } = api.mutations.setStatus();
  const reasonsOf = useReasons();
  const undo = useUndo<R>({ meta, nameOf });
  const restore = useWrite({
    meta,
    mutationFn: async (rows: readonly R[]) => refusedIn((await api.restore(rows.map(({ id }) => id))).data),
    onSuccess: (refused, rows) => {
      const reasons = new Map(refused.map(({ id, msg }) => [id, msg]));
      const back = rows.filter(({ id }) => !reasons.has(id));
      settled(back.map(({ id }) => id));
      const named = rows.flatMap((row) =>
        reasons.has(row.id) ? [{ name: nameOf(row), reason: reasons.get(row.id) ?? '' }] : [],
      );
      const failed = { failed: named.length, reasons: reasonsOf(named) };
      if (back.length === 0) return showMessage('warning', t('notRestored', failed));
      const done = t('restored', { count: back.length });
      const run = async (ids: string[]) => {
        await api.remove(ids);
        return [];
      };
      undo.offer(named.length > 0 ? 'warning' : 'success', named.length > 0 ? t('partly', { done, ...failed }) : done, [
        { rows: back, run },
      ]);
    },
  });
  const busy = restore.isPending || undo.busy;
  const action = (rows: readonly R[]) => [
    { key: 'restore', label, icon: RotateCcw, run: () => !busy && restore.mutate(rows) },
  ];
  return { busy, ofOne: (row) => action([row]), ofSeveral: action };
}
