import { ArrowDownWideNarrow, ArrowUpNarrowWide, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { useWasOpen } from '@/components/ui/layout/use-opened';
import { MenuButton } from './list-parts';
import type { Sort, SortOrder } from './rows/column';
import styles from './ChoiceMenu.module.css';

interface ChoiceMenuProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A menu with one selected choice. */
function ChoiceMenu({ label, choices, value, onChange, anchor, onClose }: ChoiceMenuProps) {
  const isKnown = useWasOpen(anchor !== null);
  if (!isKnown) return null;
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          role="menuitemradio"
          aria-checked={choice.value === value}
          selected={choice.value === value}
          onClick={() => {
            onChange(choice.value);
            onClose();
          }}
          className={styles.item}
        >
          {choice.label}
          {choice.value === value && <Check size={16} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  );
}

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
