import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { useTranslations } from 'next-intl';
import type { ErrorLogEntry } from '@/lib/state/error-log';
import { ErrorRow } from './ErrorRow';
import { below } from '@/lib/theme/breakpoints';

const COLUMNS = ['route', 'message', 'stack', 'time', 'count', 'lookup'] as const;

/** Explicit roles: on phones rows are laid out as cards, and `display: block` removes the table's implicit roles. */
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '10px 10px',
    background: 'var(--surface-sunken)',
    color: 'var(--text-tertiary)',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.125rem',
    fontWeight: 'var(--weight-medium)',
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& td': {
    padding: '10px',
    borderBottom: '1px solid var(--border-subtle)',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& code, & pre': { fontFamily: 'var(--font-mono)', fontSize: 'var(--type-caption)', lineHeight: '1.125rem' },
  '& .route': { width: '18%', minWidth: 110 },
  '& .message': { minWidth: 150 },
  '& .stack': { width: '24%', minWidth: 120 },
  '& .time, & .count': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .count': { textAlign: 'right' },
  '& .lookup': { width: 140 },
  '& .lookup a': { display: 'inline-block', marginRight: 10, whiteSpace: 'nowrap', lineHeight: '1.5rem' },
  '& summary': { cursor: 'pointer', color: 'var(--text-link)', width: 'fit-content', minHeight: '1.5rem' },
  '& pre': {
    margin: '6px 0 0',
    padding: 8,
    maxHeight: 220,
    overflow: 'auto',
    borderRadius: 'var(--radius-chip)',
    background: 'var(--surface-sunken)',
    whiteSpace: 'pre-wrap',
  },
  [below.tablet]: {
    display: 'block',
    '& tbody, & tr, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { padding: '10px 0', borderBottom: '1px solid var(--border-subtle)' },
    '& td': { display: 'flex', gap: 10, padding: '4px 0', border: 0 },
    '& td:is(.route, .stack, .lookup, .count)': { width: 'auto', textAlign: 'left' },
    '& td::before': {
      content: 'attr(data-label)',
      flex: '0 0 64px',
      color: 'var(--text-tertiary)',
      fontSize: 'var(--type-caption)',
    },
    '& details': { flex: 1, minWidth: 0 },
    '& td:is(.stack, .lookup)': { lineHeight: '2.75rem', paddingBlock: 0 },
    '& .lookup a, & summary': { minHeight: 44, lineHeight: '2.75rem' },
    '& pre': { marginBottom: 10 },
  },
});

export function ErrorTable({ entries }: { entries: readonly ErrorLogEntry[] }) {
  const t = useTranslations('account.errors');
  return (
    <Table role="table" aria-label={t('title')}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col" className={column}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <ErrorRow key={`${entry.url} ${entry.err.message}`} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}
