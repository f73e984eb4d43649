import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { ListState } from './use-list-state';

interface RangeTextProps {
  list: Pick<ListState, 'pageNo' | 'pageSize'>;
  /** Undefined while it is not known. */
  total: number | undefined;
}

/**
 * Which rows are shown, of how many: the announcement of each result of a list. It is empty at first, also where the first
 * result is there already, because a screen reader announces only changes of a region that it knows.
 */
export function RangeText({ list: { pageNo, pageSize }, total: known }: RangeTextProps) {
  const total = useDeferredValue(known ?? null, null);
  const t = useTranslations('table');
  const range = { from: (pageNo - 1) * pageSize + 1, to: Math.min(total ?? 0, pageNo * pageSize), total: total ?? 0 };
  return (
    <span aria-live="polite" aria-atomic>
      {total === 0 && <VisuallyHidden>{t('noResult')}</VisuallyHidden>}
      {(total ?? 0) > 0 && t.rich('range', { ...range, b: (text) => <b>{text}</b> })}
    </span>
  );
}
