import { styled } from '@mui/material/styles';

/** The look of a table in a dialog: rows to be read, without the tools of a list. */
export const PlainTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--type-small)',
  '& thead th': {
    padding: '8px 10px',
    textAlign: 'left',
    fontWeight: 'var(--weight-medium)',
    fontSize: 'var(--type-caption)',
    color: 'var(--text-tertiary)',
    background: 'var(--surface-sunken)',
  },
  '& tbody td': {
    padding: '8px 10px',
    borderBottom: '1px solid var(--border-subtle)',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
});
