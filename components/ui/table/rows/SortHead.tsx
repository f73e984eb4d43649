import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Sort, SortOrder } from './column';

const Root = styled(ButtonBase)({
  minHeight: 24,
  minWidth: 24,
  gap: 3,
  borderRadius: 4,
  font: 'inherit',
  color: 'inherit',
  '&:hover': { color: 'var(--text-primary)' },
  // Right-aligned words stand over their figures: the arrow goes before them.
  '.MuiTableCell-alignRight &': { flexDirection: 'row-reverse' },
  '&[data-active]': { color: 'var(--text-primary)', fontWeight: 600 },
  '& svg': { width: 12, height: 12, opacity: 0 },
  '&:hover svg, &.Mui-focusVisible svg': { opacity: 0.55 },
  '&[data-active] svg': { opacity: 1 },
});

interface SortHeadProps {
  title: string;
  by: string;
  firstOrder?: SortOrder;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The head of a column that can be sorted: a press sorts by it, the next one the other way round. */
export function SortHead({ title, by, firstOrder = 'asc', sort, onSort }: SortHeadProps) {
  const active = sort.by === by;
  const next = active ? (sort.order === 'asc' ? 'desc' : 'asc') : firstOrder;
  const Arrow = (active ? sort.order : next) === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Root data-active={active || undefined} onClick={() => onSort({ by, order: next })}>
      {title}
      <Arrow aria-hidden />
    </Root>
  );
}
