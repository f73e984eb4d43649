import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { ComponentProps } from 'react';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { below, from } from '@/lib/theme/breakpoints';

const Scroll = styled('div')({
  overflow: 'auto',
  maxHeight: 'min(420px, 48dvh)',
  scrollbarWidth: 'thin',
  border: '1px solid var(--border-subtle)',
  borderRadius: 'var(--radius-card)',
});

const Table = styled(PlainTable)({
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, whiteSpace: 'nowrap' },
  '& tbody :is(th, td)': {
    padding: '6px 10px',
    textAlign: 'left',
    verticalAlign: 'middle',
    fontWeight: 'var(--weight-regular)',
    borderTop: '1px solid var(--border-subtle)',
    borderBottom: 0,
    overflowWrap: 'anywhere',
  },
  // The last column shrinks, not a name of a few words.
  '& tbody [data-short]': { [from.phone]: { whiteSpace: 'nowrap' } },
  '& tbody th': { fontWeight: 'var(--weight-medium)' },
  '& [data-quiet] th': { color: 'var(--text-tertiary)' },
});

/** On phones each row is a card: what would be columns are lines below each other. */
const Stacked = styled(Table)({
  [below.phone]: {
    '&, & tbody, & tbody tr, & tbody :is(th, td)': { display: 'block' },
    '& thead': { display: 'block', ...visuallyHidden },
    '& tbody tr': { padding: '8px 12px' },
    '& tbody tr + tr': { borderTop: '1px solid var(--border-subtle)' },
    '& tbody :is(th, td)': { padding: '2px 0', borderTop: 0 },
  },
});

interface SheetTableProps extends ComponentProps<typeof Table> {
  /** Its rows are cards on phones. */
  stacks?: boolean;
}

/** A table in a dialog, with its headings in place; focusable because it scrolls by keys. */
export function SheetTable({ stacks = false, ...props }: SheetTableProps) {
  const Shape = stacks ? Stacked : Table;
  return (
    <Scroll tabIndex={0} role="region" aria-label={props['aria-label']}>
      <Shape {...props} />
    </Scroll>
  );
}
