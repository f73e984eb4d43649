import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { refusedIn, type entityApi, type StatusChange } from '@/lib/api/entity';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { showMessage } from '@/lib/state/messages';
import { groupsOf, stepsBy, useReasons, useUndo } from './use-undo';

type EntityApi = ReturnType<typeof entityApi>;
export interface ActionsApi extends Pick<EntityApi, 'setStatus' | 'remove' | 'restore'> {
  mutations: Pick<EntityApi['mutations'], 'setStatus'>;
}

export interface Row {
  id: string;
  version?: number;
  status?: string;
}

export interface StatusTexts<R extends Row, S extends string> {
  /** What was done, in words. */
  done: (to: S, count: number) => string;
  /** A row in a word, for what was refused. */
  nameOf: (row: R) => string;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Deleting, with its undo (contract 1). `settled` is told which rows are dealt with. */
export function useRemove<R extends Row>(
  api: ActionsApi,
  settled: (ids: string[]) => void,
  nameOf: (row: R) => string,
) {
  const t = useTranslations('table.done');
  const { meta } = api.mutations.setStatus();
  const undo = useUndo<R>({ meta, nameOf });
  const remove = useWrite({
    meta,
    mutationFn: (rows: readonly R[]) => api.remove(idsOf(rows)),
    onSuccess: ({ data }, rows) => {
      settled(idsOf(rows));
      if (data.deleted === 0) return showMessage('info', t('gone'));
      const run = async (ids: string[]) => refusedIn((await api.restore(ids)).data);
      undo.offer('success', t('deleted', { count: data.deleted }), [{ rows, run }]);
    },
  });
  return { busy: remove.isPending || undo.busy, mutate: remove.mutate };
}

/**
 * What each row's state is: as it was read, or as it was set since. A list is behind for a moment after a change, and an
 * undo of the next one must not go back too far.
 */
function useStates<R extends Row>() {
  const set = useRef(new Map<string, { version: number | undefined; status: string }>());
  return {
    of: ({ id, version, status }: R) => {
      const known = set.current.get(id);
      return known && known.version === version ? known.status : status;
    },
    keep: (rows: readonly R[], status: string) => {
      for (const { id, version } of rows) set.current.set(id, { version, status });
    },
  };
}

/** The state that rows are set to: the same for all, or each row's own. */
export type NextState<R, S> = S | ((row: R) => S);

const nextState = <R, S extends string>(to: NextState<R, S>, row: R): S => (typeof to === 'function' ? to(row) : to);

/** Sets rows in one call for each state. A call that fails after another one has changed rows refuses its own. */
async function setStates<R extends Row, S extends string>(
  api: ActionsApi,
  rows: readonly R[],
  to: NextState<R, S>,
  errorText: (error: unknown) => string,
): Promise<StatusChange> {
  const answer: StatusChange = { changed: 0, failed: [] };
  for (const [status, group] of groupsOf(rows, (row) => nextState(to, row))) {
    try {
      const { changed, failed } = (await api.setStatus(idsOf(group), status)).data;
      answer.changed += changed;
      answer.failed.push(...failed);
    } catch (error) {
      if (answer.changed === 0 || isApiError(error, 'session') || isApiError(error, 'cancelled')) throw error;
      answer.failed.push(...group.map(({ id }) => ({ id, msg: errorText(error) })));
    }
  }
  return answer;
}

/**
 * A change of state, of one row or of many; the platform may refuse some of them, and says why (contract 1). Its undo
 * puts each row back to the state that it had.
 */
export function useStatusChange<R extends Row, S extends string>(
  api: ActionsApi,
  settled: (ids: string[]) => void,
  { done, nameOf }: StatusTexts<R, S>,
) {
  const t = useTranslations('table.done');
  const { meta } = api.mutations.setStatus();
  const undo = useUndo<R>({ meta, nameOf });
  const reasonsOf = useReasons();
  const errorText = useErrorText();
  const states = useStates<R>();
  const change = useWrite({
    meta,
    mutationFn: ({ rows, to }: { rows: readonly R[]; to: NextState<R, S> }) => setStates(api, rows, to, errorText),
    onSuccess: ({ changed: count, failed }, { rows, to }) => {
      const reasons = new Map(failed.map(({ id, msg }) => [id, msg]));
      const refused = rows.filter(({ id }) => reasons.has(id));
      const accepted = rows.filter(({ id }) => !reasons.has(id));
      settled(idsOf(accepted));
      const changed = accepted.filter((row) => states.of(row) !== nextState(to, row));
      const steps = stepsBy(changed, states.of, async (ids, former) => {
        const { failed } = (await api.setStatus(ids, former)).data;
        const left = new Set(failed.map(({ id }) => id));
        states.keep(
          changed.filter(({ id }) => ids.includes(id) && !left.has(id)),
          former,
        );
        return failed;
      });
      for (const row of changed) states.keep([row], nextState(to, row));
      const text = done(nextState(to, rows.at(-1)!), count);
      if (refused.length === 0) return undo.offer('success', text, steps);
      const named = refused.map((row) => ({ name: nameOf(row), reason: reasons.get(row.id) ?? '' }));
      const values = { done: text, failed: refused.length, reasons: reasonsOf(named) };
      undo.offer('warning', t('partly', values), steps);
    },
  });
  return { busy: change.isPending || undo.busy, mutate: change.mutate };
}
