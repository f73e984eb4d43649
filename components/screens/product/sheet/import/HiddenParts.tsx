import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/feedback/Alert';
import space from '@/components/ui/layout/space.module.css';
import type { MatchedHead } from '../worker/match-columns';

interface HiddenPartsProps {
  rows: number;
  heads: readonly MatchedHead[];
  sheets: readonly string[];
}

/** What the table program hides in the file, and what becomes of it. */
export function HiddenParts({ rows, heads, sheets }: HiddenPartsProps) {
  const t = useTranslations('productSheet.hidden');
  const format = useFormatter();
  const columns = heads.flatMap(({ head, column, isHidden }) => (isHidden && column === '' && head ? [head] : []));
  if (rows + columns.length + sheets.length === 0) return null;
  return (
    <Alert severity="warning" className={space.below8}>
      {rows > 0 && <div>{t('rows', { count: rows })}</div>}
      {columns.length > 0 && <div>{t('columns', { names: format.list(columns) })}</div>}
      {sheets.length > 0 && <div>{t('sheets', { names: format.list(sheets) })}</div>}
    </Alert>
  );
}
