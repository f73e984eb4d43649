import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { disabledOrLocked } from '@/components/ui/permission/lock';
import type { ListQuery } from '@/lib/api/entity';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { RowAction } from '../rows/RowAction';

/** What can be done with the records of a list, as far as the user has the rights. */
export interface ListActions<R> {
  /** A change is pending, and the actions for one record wait for it, except those whose `disabled` is false. */
  busy: boolean;
  ofOne: (row: R) => readonly MenuAction[];
  /** Without it, rows cannot be selected. */
  ofSeveral?: (rows: R[]) => readonly MenuAction[];
  /** What can be done with all records that match the filters of a request; without it they cannot be selected. */
  ofMatching?: (filter: ListQuery, total: number) => readonly MenuAction[];
}

/** The actions of a list of which only the rows on the page can be selected. */
export type PageActions<T> = Required<Omit<ListActions<T>, 'ofMatching'>>;

interface RowButtonsProps {
  actions: readonly MenuAction[];
  busy: boolean;
}

export function RowButtons({ actions, busy }: RowButtonsProps) {
  return actions.map(
    ({ key, label, icon, danger, main, disabled = busy, writes, run }) =>
      icon && (
        <RowAction
          key={key}
          label={label}
          icon={icon}
          danger={danger}
          main={main}
          busy={disabled}
          writes={writes}
          onClick={run}
        />
      ),
  );
}

/** The same on a card: what it is there for as a button, the others in a menu, so that none is pressed by a slip. */
export function CardButtons({ actions, busy }: RowButtonsProps) {
  const t = useTranslations('table');
  const menu = useAnchor();
  const others = actions.filter(({ main }) => !main);
  if (others.length < 2) return <RowButtons actions={actions} busy={busy} />;
  return (
    <>
      <RowButtons actions={actions.filter(({ main }) => main)} busy={busy} />
      <IconAction label={t('moreActions')} aria-haspopup="menu" aria-expanded={menu.open} onClick={menu.show}>
        <Ellipsis size={16} aria-hidden />
      </IconAction>
      {menu.anchor && (
        <LazyActionMenu
          anchor={menu.anchor}
          actions={others.map((action) => ({ ...action, disabled: action.disabled ?? busy }))}
          onClose={menu.hide}
        />
      )}
    </>
  );
}

/** Actions for all selected rows, in the bar below the list. */
export function BulkButtons({ actions }: { actions: readonly MenuAction[] }) {
  return actions.flatMap(({ key, label, icon: Icon, danger, divided, disabled, writes, run }) => [
    divided && <hr key={`${key}-rule`} aria-hidden />,
    <Button
      key={key}
      variant="text"
      color="inherit"
      size="small"
      data-danger={danger || undefined}
      {...disabledOrLocked(disabled, writes ?? false)}
      startIcon={Icon && <Icon size={16} aria-hidden />}
      onClick={run}
    >
      {label}
    </Button>,
  ]);
}
