import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { refusedIn, type entityApi, type StatusChange } from '@/lib/api/entity';
import { passedOver, recordsNow } from '@/lib/api/request/records-now';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { showMessage } from '@/lib/state/messages';
import { useRestoreUnchanged } from './use-restore-unchanged';
import { acceptedOf, groupsOf, stepsBy, useUndo } from './use-undo';

type EntityApi = ReturnType<typeof entityApi>;
export interface ActionsApi extends Pick<EntityApi, 'setStatus' | 'remove' | 'restore' | 'find'> {
  mutations: Pick<EntityApi['mutations'], 'setStatus'>;
}

export interface Row {
  id: string;
  version?: number;
  status?: string;
}

export interface StatusTexts<R extends Row, S extends string> {
  /** The message after success. */
  done: (to: S, count: number) => string;
  /** The name of a row, for messages about refusals. */
  nameOf: (row: R) => string;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Deletes records, with an undo (contract 1). `settled` is called with the ids of the deleted rows. */
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
      const deleted = rows.filter(({ id }) => data.ids.includes(id));
      undo.offer('success', t('deleted', { count: data.deleted }), [{ rows: deleted, run }]);
    },
  });
  return { busy: remove.isPending || undo.busy, mutate: remove.mutate };
}

/**
 * The current status of each row: as fetched, or as set since. After a change the list is outdated for a moment, and
 * the undo of the next change must not restore an older status.
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

/** The status for rows: the same for all, or one per row. */
export type NextState<R, S> = S | ((row: R) => S);

const nextState = <R, S extends string>(to: NextState<R, S>, row: R): S => (typeof to === 'function' ? to(row) : to);

interface StatusWrite<R, S> {
  rows: readonly R[];
  to: NextState<R, S>;
  /** What else the call has, by the id of the row. */
  extra?: Readonly<Record<string, object>>;
}

/**
 * Sets statuses with one request per status and what else the call has. A request that fails after others have succeeded counts as a refusal of
 * its rows.
 */
async function setStates<R extends Row, S extends string>(
  api: ActionsApi,
  { rows, to, extra = {} }: StatusWrite<R, S>,
  statusOf: (row: R) => string | undefined,
  errorText: (error: unknown) => string,
): Promise<StatusChange> {
  const answer: StatusChange = { changed: 0, failed: [] };
  for (const group of groupsOf(rows, (row) => JSON.stringify([nextState(to, row), extra[row.id]])).values()) {
    const [first] = group as [R];
    const status = nextState(to, first);
    try {
      const { changed, failed } = (await api.setStatus(idsOf(group), status, extra[first.id])).data;
      answer.changed += changed;
      answer.failed.push(...failed);
      if (changed === 0) continue;
      const accepted = group.filter(({ id }) => !failed.some((one) => one.id === id));
      const change = { to: status, changed, statusOf };
      // What was changed is changed, even if it cannot be said what was not.
      const left = await passedOver(accepted, change, (ids) => recordsNow(api.find, ids)).catch(() => []);
      answer.failed.push(...left.map(({ id }) => ({ id, msg: '' })));
    } catch (error) {
      if (answer.changed === 0 || isApiError(error, 'session') || isApiError(error, 'cancelled')) throw error;
      answer.failed.push(...group.map(({ id }) => ({ id, msg: errorText(error) })));
    }
  }
  return answer;
}

/**
 * Changes the status of one or more rows; the platform may refuse some of them with a reason (contract 1). The undo
 * restores the status of each row that still has the one that it was given.
 */
export function useStatusChange<R extends Row, S extends string>(
  api: ActionsApi,
  settled: (ids: string[]) => void,
  { done, nameOf }: StatusTexts<R, S>,
) {
  const t = useTranslations('table.done');
  const { meta } = api.mutations.setStatus();
  const undo = useUndo<R>({ meta, nameOf });
  const errorText = useErrorText();
  const states = useStates<R>();
  const restoreUnchanged = useRestoreUnchanged<R>({ find: api.find as (id: string) => Promise<R | null>, nameOf });
  const change = useWrite({
    meta,
    mutationFn: (write: StatusWrite<R, S>) => setStates(api, write, states.of, errorText),
    onSuccess: ({ changed: count, failed }, { rows, to }) => {
      const accepted = acceptedOf(rows, failed);
      settled(idsOf(accepted));
      if (count === 0 && accepted.length === rows.length) return showMessage('info', t('unchanged'));
      const changed = accepted.filter((row) => states.of(row) !== nextState(to, row));
      const given = new Map(changed.map((row) => [row.id, nextState(to, row)]));
      const steps = stepsBy(changed, states.of, (ids, former) =>
        restoreUnchanged(
          ids,
          // An undo whose answer was lost may have restored it.
          ({ id, status }) => status === given.get(id) || status === former,
          async (ours) => {
            const { failed } = (await api.setStatus(ours, former)).data;
            const left = new Set(failed.map(({ id }) => id));
            states.keep(
              changed.filter(({ id }) => ours.includes(id) && !left.has(id)),
              former,
            );
            return failed;
          },
        ),
      );
      for (const row of changed) states.keep([row], nextState(to, row));
      undo.report(done(nextState(to, rows.at(-1)!), count), rows, failed, steps);
    },
  });
  return { busy: change.isPending || undo.busy, mutate: change.mutate };
}
