import { Eye, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Can, useCan } from '@/components/ui/permission/Can';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { BulkButtons } from './ActionButtons';
import { RowAction } from '../rows/RowAction';

/** A status that records can be moved to. */
export interface Move<R, S extends string> {
  to: S;
  label: string;
  icon: LucideIcon;
  fits: (row: R) => boolean;
}

/** The actions for the records of a list, and the rights they require. */
export interface RecordActions<R, S extends string> {
  busy: boolean;
  moves: readonly Move<R, S>[];
  rights: { move: string; remove: string };
  edit: (row: R) => void;
  /** Shows the record as a buyer sees it. */
  preview?: (row: R) => void;
  setStatus: (rows: readonly R[], to: S) => void;
  remove: (rows: readonly R[]) => void;
}

interface RowProps<R, S extends string> {
  row: R;
  actions: RecordActions<R, S>;
  /** Further actions of this kind of record, such as a copy. */
  children?: ReactNode;
}

/** The actions for one record: next statuses, edit, and delete at the end. */
export function RecordRowActions<R, S extends string>({ row, actions, children }: RowProps<R, S>) {
  const t = useTranslations('table.action');
  const { busy, rights, preview } = actions;
  const moves = useCan()([rights.move]) ? actions.moves.filter(({ fits }) => fits(row)) : [];
  return (
    <>
      {moves.map(({ to, label, icon }) => (
        <RowAction key={to} label={label} icon={icon} busy={busy} onClick={() => actions.setStatus([row], to)} />
      ))}
      <RowAction label={t('edit')} icon={Pencil} onClick={() => actions.edit(row)} />
      {preview && <RowAction label={t('preview')} icon={Eye} onClick={() => preview(row)} />}
      {children}
      <Can guard={[rights.remove]}>
        <RowAction label={t('delete')} icon={Trash2} danger busy={busy} onClick={() => actions.remove([row])} />
      </Can>
    </>
  );
}

interface BulkProps<R, S extends string> {
  rows: readonly R[];
  actions: RecordActions<R, S>;
}

/** The actions for several records. The platform checks each record; actions that fit none are not shown. */
export function RecordBulkActions<R, S extends string>({ rows, actions }: BulkProps<R, S>) {
  const t = useTranslations('table.action');
  const may = useCan();
  const { moves, rights } = actions;
  const changes = moves.map(({ to, label, fits }): MenuAction => {
    return { key: to, label, disabled: !rows.some(fits), run: () => actions.setStatus(rows, to) };
  });
  const removal = { key: 'delete', label: t('delete'), icon: Trash2, divided: true, run: () => actions.remove(rows) };
  return <BulkButtons actions={[...(may([rights.move]) ? changes : []), ...(may([rights.remove]) ? [removal] : [])]} />;
}
