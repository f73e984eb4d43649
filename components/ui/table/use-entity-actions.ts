import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import type { entityApi, StatusChange } from '@/lib/api/entity';
import { showMessage } from '@/lib/state/messages';

type EntityApi = ReturnType<typeof entityApi>;
export interface ActionsApi extends Pick<EntityApi, 'setStatus'> {
  mutations: Pick<EntityApi['mutations'], 'remove' | 'restore' | 'setStatus'>;
}

export interface Row {
  id: string;
  status?: string;
}

export interface StatusTexts<R extends Row, S extends string> {
  /** What was done, in words. */
  done: (to: S, count: number) => string;
  /** A row in a word, for what was refused. */
  nameOf: (row: R) => string;
  /** The state that undoes a change to another, where one does. */
  reverse?: Partial<Record<S, S>>;
}

/** As many reasons as a message can hold. */
const REASONS = 3;

/** Deleting, with its undo (contract 1). `settled` is told which rows are dealt with. */
export function useRemove(api: ActionsApi, settled: (ids: string[]) => void) {
  const t = useTranslations('table.done');
  const undo = useTranslations('feedback')('undo');
  const restore = useWrite({
    ...api.mutations.restore(),
    onSuccess: (_, ids) => showMessage('success', t('restored', { count: ids.length })),
  });
  return useWrite({
    ...api.mutations.remove(),
    onSuccess: ({ data }, ids) => {
      settled(ids);
      if (data.deleted === 0) return showMessage('info', t('gone'));
      showMessage('success', t('deleted', { count: data.deleted }), { label: undo, run: () => restore.mutate(ids) });
    },
  });
}

/** A change of state, of one row or of many; the platform may refuse some of them, and says why (contract 1). */
export function useStatusChange<R extends Row, S extends string>(
  api: ActionsApi,
  settled: (ids: string[]) => void,
  { done, nameOf, reverse = {} }: StatusTexts<R, S>,
) {
  const t = useTranslations('table.done');
  const undo = useTranslations('feedback')('undo');
  const tell = ({ changed, failed }: StatusChange, rows: readonly R[], to: S) => {
    const reasons = new Map(failed.map(({ id, msg }) => [id, msg]));
    const back = reverse[to];
    // What was there already stays when the change is undone.
    const moved = rows.filter((row) => !reasons.has(row.id) && row.status !== to);
    const action =
      back && moved.length > 0 ? { label: undo, run: () => change.mutate({ rows: moved, to: back }) } : undefined;
    const refused = rows.filter((row) => reasons.has(row.id));
    if (refused.length === 0) return showMessage('success', done(to, changed), action);
    const shown = refused
      .slice(0, REASONS)
      .map((row) => t('reason', { name: nameOf(row), reason: reasons.get(row.id) ?? '' }));
    const values = {
      done: done(to, changed),
      failed: refused.length,
      reasons: `${shown.join(' · ')}${refused.length > REASONS ? ' …' : ''}`,
    };
    showMessage('warning', t('partly', values), action);
  };
  const change = useWrite({
    meta: api.mutations.setStatus().meta,
    mutationFn: ({ rows, to }: { rows: readonly R[]; to: S }) =>
      api.setStatus(
        rows.map((row) => row.id),
        to,
      ),
    onSuccess: ({ data }, { rows, to }) => {
      const refused = new Set(data.failed.map(({ id }) => id));
      settled(rows.map((row) => row.id).filter((id) => !refused.has(id)));
      tell(data, rows, to);
    },
  });
  return change;
}
