import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { RangeText } from './RangeText';
import { PAGE_SIZES, type ListState } from './use-list-state';
import { below, from } from '@/lib/theme/breakpoints';

const Root = styled('div')({
  '@media print': { display: 'none' },
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: 'none',
  gap: 8,
  minHeight: 52,
  padding: '6px 16px',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  color: 'var(--text-secondary)',
  fontVariantNumeric: 'tabular-nums',
  [from.phone]: { borderTop: '1px solid var(--border-subtle)' },
  [below.phone]: { padding: '4px 0 12px', justifyContent: 'center' },
  '&[data-empty]': { position: 'absolute', minHeight: 0, padding: 0, border: 0 },
  '& b': { fontWeight: 'var(--weight-semibold)', color: 'var(--text-primary)' },
});

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
  if (!total) return <Root data-empty="">{range}</Root>;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Root>
      {range}
      <Box sx={{ flex: 1 }} />
      {!narrow && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
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
        </Box>
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
    </Root>
  );
}
