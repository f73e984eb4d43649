import { useTranslations } from 'next-intl';
import type { ErrorLogEntry } from '@/lib/state/error-log';
import { ErrorRow } from './ErrorRow';
import styles from './ErrorTable.module.css';

const COLUMNS = ['route', 'message', 'stack', 'time', 'count', 'lookup'] as const;

export function ErrorTable({ entries }: { entries: readonly ErrorLogEntry[] }) {
  const t = useTranslations('account.errors');
  return (
    <table className={styles.table} role="table" aria-label={t('title')}>
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
    </table>
  );
}
