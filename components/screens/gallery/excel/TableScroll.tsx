import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')({
  overflow: 'auto',
  maxHeight: 420,
  border: '1px solid var(--border-subtle)',
  borderRadius: 'var(--radius-control)',
  scrollbarWidth: 'thin',
  '& table': { minWidth: 760 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, whiteSpace: 'nowrap' },
  '& tbody td': { verticalAlign: 'middle', overflowWrap: 'normal' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .number': { fontVariantNumeric: 'tabular-nums' },
});

/** A table that is wider or longer than its place; focusable, because it scrolls by keys. */
export const TableScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <Root tabIndex={0} role="region" aria-label={label}>
    {children}
  </Root>
);
