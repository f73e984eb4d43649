import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { below, TOUCH } from '@/lib/theme/breakpoints';

interface RowsTableProps {
  label: string;
  heads: readonly string[];
  /** The column that is aligned right. */
  rightAligned?: string;
  /** The grid's column widths, including that of the buttons. */
  widths: string;
  children: ReactNode;
}

const Table = styled('div')({ display: 'grid', minWidth: 0 });
const Heads = styled('div')({
  display: 'grid',
  columnGap: 12,
  [below.narrow]: { columnGap: 6 },
  alignItems: 'end',
  minHeight: '1.625rem',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  fontWeight: 'var(--weight-medium)',
  color: 'var(--text-tertiary)',
  '& .right': { textAlign: 'right' },
});
const Body = styled('div')({
  display: 'grid',
  '& > [role="row"]': {
    display: 'grid',
    columnGap: 12,
    [below.narrow]: { columnGap: 6 },
    alignItems: 'center',
    minHeight: '2.375rem',
    paddingBlock: 3,
    [TOUCH]: { minHeight: 50 },
  },
});

/** A small table of inputs inside a form. */
export function RowsTable({ label, heads, rightAligned, widths, children }: RowsTableProps) {
  return (
    <Table
      role="table"
      aria-label={label}
      sx={{ '& > div > [role="row"], & > [role="row"]': { gridTemplateColumns: widths } }}
    >
      <Heads role="row">
        {heads.map((head) => (
          <span role="columnheader" key={head} className={head === rightAligned ? 'right' : undefined}>
            {head}
          </span>
        ))}
      </Heads>
      <Body role="rowgroup">{children}</Body>
    </Table>
  );
}
