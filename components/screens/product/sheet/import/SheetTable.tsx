import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { PlainTable, stackedOnPhones } from '@/components/ui/table/PlainTable';
import { from } from '@/lib/theme/breakpoints';

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

const Stacked = styled(Table)(stackedOnPhones);

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
