import type { LucideIcon } from 'lucide-react';
import { navigate } from '@/lib/router/location';
import type { RecordActions } from './RecordActions';
import { useRemove, useStatusChange, type ActionsApi, type Row, type StatusTexts } from './use-entity-actions';

interface Options<R extends Row, S extends string> extends StatusTexts<R, S> {
  /** Called with the ids of rows that were processed. */
  settled: (ids: string[]) => void;
  /** Allowed next statuses by current status (contract 4). */
  transitions: Record<string, readonly string[]>;
  /** The statuses that are offered, in their order, with their icons. */
  moves: Partial<Record<S, LucideIcon>>;
  /** What a move is called. */
  moveLabel: (to: S) => string;
  rights: RecordActions<R, S>['rights'];
  /** The path of the form that edits a record. */
  place: (id: string) => string;
}

/**
 * The actions of every list of records with statuses: one change at a time, because a second one would apply to rows
 * that are about to change.
 */
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
