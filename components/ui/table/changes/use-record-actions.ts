import type { LucideIcon } from 'lucide-react';
import { navigate } from '@/lib/router/location';
import type { RecordActions } from './RecordActions';
import { useRemove, useStatusChange, type ActionsApi, type Row, type StatusTexts } from './use-entity-actions';

interface Options<R extends Row, S extends string> extends StatusTexts<R, S> {
  /** Which rows are dealt with. */
  settled: (ids: string[]) => void;
  /** Where a record may go from where it is (contract 4). */
  transitions: Record<string, readonly string[]>;
  /** The states that are asked for here, in their order, with their signs. */
  moves: Partial<Record<S, LucideIcon>>;
  /** What a move is called. */
  moveLabel: (to: S) => string;
  rights: RecordActions<R, S>['rights'];
  /** Where a record is edited. */
  place: (id: string) => string;
}

/** What every list of records with states can do with them: one change at a time, since a second would act on rows about to change. */
export function useRecordActions<R extends Row, S extends string>(
  api: ActionsApi,
  options: Options<R, S>,
): RecordActions<R, S> {
  const { settled, transitions, moves, moveLabel, rights, place } = options;
  const removal = useRemove(api, settled, options.nameOf);
  const change = useStatusChange<R, S>(api, settled, options);
  const busy = removal.busy || change.busy;
  return {
    busy,
    rights,
    moves: (Object.entries(moves) as [S, LucideIcon][]).map(([to, icon]) => ({
      to,
      label: moveLabel(to),
      icon,
      fits: ({ status = '' }) => transitions[status]?.includes(to) ?? false,
    })),
    edit: ({ id }) => navigate(place(id)),
    remove: (rows) => !busy && removal.mutate(rows),
    setStatus: (rows, to) => !busy && change.mutate({ rows, to }),
  };
}
