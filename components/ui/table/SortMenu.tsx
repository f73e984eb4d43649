import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { ChoiceMenu } from './ChoiceMenu';
import { MenuButton } from './list-parts';
import type { Sort, SortOrder } from './rows/column';

interface SortMenuProps {
  choices: readonly { by: string; title: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Sorting where there is no table head, with the current sort as label. */
export function SortMenu({ choices, sort, onSort }: SortMenuProps) {
  const t = useTranslations('table');
  const menu = useAnchor();
  const current = choices.find((choice) => choice.by === sort.by);
  const orders: SortOrder[] = ['desc', 'asc'];
  const Icon = sort.order === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <>
      <MenuButton
        icon={Icon}
        opens={menu}
        aria-haspopup="menu"
        aria-label={t('sortedBy', { title: current?.title ?? '' })}
      >
        {current?.title}
      </MenuButton>
      <ChoiceMenu
        label={t('sort')}
        choices={choices.flatMap((choice) =>
          orders.map((order) => ({
            value: `${choice.by} ${order}`,
            label: t(order === 'desc' ? 'descending' : 'ascending', { title: choice.title }),
          })),
        )}
        value={`${sort.by} ${sort.order}`}
        onChange={(value) => {
          const [by = '', order] = value.split(' ');
          onSort({ by, order: order as SortOrder });
        }}
        anchor={menu.anchor}
        onClose={menu.hide}
      />
    </>
  );
}
