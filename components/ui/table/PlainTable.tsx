import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { below } from '@/lib/theme/breakpoints';

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

/** On phones each row is a card: what would be columns are lines below each other. */
export const stackedOnPhones = {
  [below.phone]: {
    '&, & tbody, & tbody tr, & tbody :is(th, td)': { display: 'block' },
    '& thead': { display: 'block', ...visuallyHidden },
    '& tbody tr': { padding: '8px 12px' },
    '& tbody tr + tr': { borderTop: '1px solid var(--border-subtle)' },
    '& tbody :is(th, td)': { padding: '2px 0', borderTop: 0 },
  },
};
