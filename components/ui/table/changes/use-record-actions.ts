import { Eye, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import { navigate } from '@/lib/router/location';
import type { PageActions } from './list-actions';
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
  /** The path of the form that edits a record. */
  formPath: (id: string) => string;
  /** Shows the record as a buyer sees it. */
  preview?: (row: R) => void;
  /** Further actions for one record, such as a copy; they do nothing while another one is `busy`. */
  more?: (row: R, busy: boolean) => readonly MenuAction[];
}

/**
 * The actions of every list of records with statuses, for one: next statuses, edit, and delete at the end; for several:
 * all statuses, because the platform checks each record. One change at a time: a second one would apply to rows that are
 * about to change. The rights are those of the entity (contract 1).
 */
export function useRecordActions<R extends Row, S extends string>(
  api: ActionsApi & { key: readonly [entity: string] },
  options: Options<R, S>,
): PageActions<R> {
  const { settled, transitions, moves, moveLabel, formPath, preview, more = () => [] } = options;
  const t = useTranslations('table.action');
  const may = useMay();
  const [entity] = api.key;
  const removal = useRemove(api, settled, options.nameOf);
  const change = useStatusChange<R, S>(api, settled, options);
  const busy = removal.busy || change.busy;
  const mayRemove = may([`${entity}:delete`]);
  const targets = may([`${entity}:edit`]) ? (Object.entries(moves) as [S, LucideIcon][]) : [];
  const fits = ({ status = '' }: R, to: S) => transitions[status]?.includes(to) ?? false;
  const move = (rows: readonly R[], to: S) => ({
    key: to,
    label: moveLabel(to),
    writes: true,
    run: () => !busy && change.mutate({ rows, to }),
  });
  const erase = (rows: readonly R[]): MenuAction[] =>
    mayRemove
      ? [
          {
            key: 'delete',
            label: t('delete'),
            icon: Trash2,
            danger: true,
            divided: true,
            writes: true,
            run: () => !busy && removal.mutate(rows),
          },
        ]
      : [];
  return {
    busy,
    ofOne: (row) => [
      ...targets.filter(([to]) => fits(row, to)).map(([to, icon]) => ({ ...move([row], to), icon })),
      {
        key: 'edit',
        label: t('edit'),
        icon: Pencil,
        main: true,
        disabled: false,
        run: () => navigate(formPath(row.id)),
      },
      ...(preview
        ? [{ key: 'preview', label: t('preview'), icon: Eye, disabled: false, run: () => preview(row) }]
        : []),
      ...more(row, busy),
      ...erase([row]),
    ],
    ofSeveral: (rows) => [
      ...targets.map(([to]) => ({ ...move(rows, to), disabled: !rows.some((row) => fits(row, to)) })),
      ...erase(rows),
    ],
  };
}
