import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Select from '@mui/material/Select';
import { useTranslations } from 'next-intl';
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
}

/** Below a list: range and total, page size, and pages. */
export function Pager({ list, total, narrow }: PagerProps) {
  const t = useTranslations('table');
  const { pageNo, pageSize } = list;
  const range = <RangeText list={list} total={total} />;
  // The same element at the same place: the text in it is announced.
  if (!total)
    return (
      <div className={`${styles.pager} ${styles.pages}`} data-empty={total === 0 ? '' : undefined}>
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
          <Select
            size="small"
            value={pageSize}
            onChange={(event) => list.setPageSize(Number(event.target.value))}
            slotProps={{ input: { 'aria-label': t('pageSize') } }}
            SelectDisplayProps={{ 'aria-label': t('pageSize') }}
          >
            {PAGE_SIZES.map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </Select>
        </Row>
      )}
      {(pages > 1 || pageNo > 1) && (
        <Pagination
          aria-label={t('pages')}
          page={pageNo}
          count={pages}
          siblingCount={narrow ? 0 : 1}
          boundaryCount={1}
          onChange={(_, page) => list.setPage(page)}
          getItemAriaLabel={(type, page, selected) => {
            if (type === 'page') return selected ? t('thisPage', { page: page ?? 1 }) : t('page', { page: page ?? 1 });
            if (type === 'previous') return t('previousPage');
            return t('nextPage');
          }}
        />
      )}
    </div>
  );
}
