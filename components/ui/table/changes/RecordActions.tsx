import { Eye, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Can, useCan } from '@/components/ui/permission/Can';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { BulkButtons } from './ActionButtons';
import { RowAction } from '../rows/RowAction';

/** A state that records can be put into. */
export interface Move<R, S extends string> {
  to: S;
  label: string;
  icon: LucideIcon;
  fits: (row: R) => boolean;
}

/** What can be done with the records of a list, and the rights it needs. */
export interface RecordActions<R, S extends string> {
  busy: boolean;
  moves: readonly Move<R, S>[];
  rights: { move: string; remove: string };
  edit: (row: R) => void;
  /** Shows it as a buyer sees it. */
  preview?: (row: R) => void;
  setStatus: (rows: readonly R[], to: S) => void;
  remove: (rows: readonly R[]) => void;
}

interface RowProps<R, S extends string> {
  row: R;
  actions: RecordActions<R, S>;
  /** What else this kind of record has, such as a copy. */
  children?: ReactNode;
}

/** What can be done with one record: its next states, edit, and delete at the end. */
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

/** What can be done with several. The platform judges each one; what can fit none is not offered. */
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
