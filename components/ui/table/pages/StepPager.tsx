import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { RangeText } from '../RangeText';
import type { ListState } from '../use-list-state';
import styles from './pager.module.css';

interface StepPagerProps {
  list: Pick<ListState, 'pageNo' | 'pageSize' | 'setPage'>;
  /** Undefined while it is not known. */
  total: number | undefined;
}

/** Below a list in a pane: range and total, previous and next page. Smaller than {@link Pager}. */
export function StepPager({ list, total }: StepPagerProps) {
  const t = useTranslations('table');
  const { pageNo, pageSize, setPage } = list;
  const range = <RangeText list={list} total={total} />;
  // The same element at the same place: the text in it is announced.
  if (!total)
    return (
      <div className={`${styles.pager} ${styles.steps}`} data-empty="">
        {range}
      </div>
    );
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={`${styles.pager} ${styles.steps}`}>
      {range}
      {(pages > 1 || pageNo > 1) && (
        <nav aria-label={t('pages')}>
          <IconAction label={t('previousPage')} disabled={pageNo <= 1} onClick={() => setPage(pageNo - 1)}>
            <ChevronLeft size={18} aria-hidden />
          </IconAction>
          <IconAction label={t('nextPage')} disabled={pageNo >= pages} onClick={() => setPage(pageNo + 1)}>
            <ChevronRight size={18} aria-hidden />
          </IconAction>
        </nav>
      )}
    </div>
  );
}
