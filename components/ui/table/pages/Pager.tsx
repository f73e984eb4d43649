import usePagination from '@mui/material/usePagination';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { NativeChoice } from '@/components/ui/form/inputs/NativeChoice';
import { Row } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { RangeText } from '../RangeText';
import { PAGE_SIZES, type ListState } from '../use-list-state';
import styles from './pager.module.css';

interface PagerProps {
  list: ListState;
  /** Undefined while it is not known. */
  total: number | undefined;
  /** With fewer page buttons. */
  narrow?: boolean;
  /** The list is as long as its rows: before they come, its end has no place. */
  flows?: boolean;
}

interface PagesProps {
  page: number;
  count: number;
  /** So many on either side of this one. */
  around: number;
  onPage: (page: number) => void;
}

/** The numbers of the pages, the first and the last always, between the way back and the way on. */
function Pages({ page: now, count, around, onPage }: PagesProps) {
  const t = useTranslations('table');
  const { items } = usePagination({ page: now, count, siblingCount: around, onChange: (_, page) => onPage(page) });
  return (
    <nav aria-label={t('pages')}>
      <ul className={styles.numbers}>
        {items.map(({ type, page, selected, ...button }, index) => {
          const isNumber = type === 'page' && page !== null;
          const label = isNumber
            ? t(selected ? 'thisPage' : 'page', { page })
            : t(type === 'next' ? 'nextPage' : 'previousPage');
          return (
            <li key={isNumber ? page : `${type} ${index}`}>
              {type.endsWith('ellipsis') ? (
                '…'
              ) : (
                <button type="button" {...button} aria-label={label}>
                  {isNumber ? (
                    page
                  ) : type === 'next' ? (
                    <ChevronRight size={16} aria-hidden />
                  ) : (
                    <ChevronLeft size={16} aria-hidden />
                  )}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Below a list: range and total, page size, and pages. */
export function Pager({ list, total, narrow, flows }: PagerProps) {
  const t = useTranslations('table');
  const { pageNo, pageSize } = list;
  const range = <RangeText list={list} total={total} />;
  // The same element at the same place: the text in it is announced.
  if (!total)
    return (
      <div className={`${styles.pager} ${styles.pages}`} data-empty={total === 0 || flows ? '' : undefined}>
        {range}
      </div>
    );
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={`${styles.pager} ${styles.pages}`}>
      {range}
      <div className={space.fill} />
      {!narrow && (
        <Row gap={8}>
          <span aria-hidden>{t('perPage')}</span>
          <NativeChoice
            label={t('pageSize')}
            value={String(pageSize)}
            onChange={(size) => list.setPageSize(Number(size))}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeChoice>
        </Row>
      )}
      {(pages > 1 || pageNo > 1) && (
        <Pages page={pageNo} count={pages} around={narrow ? 0 : 1} onPage={(page) => list.setPage(page)} />
      )}
    </div>
  );
}
