import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { RangeText } from './RangeText';
import type { ListState } from './use-list-state';

const Root = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: '6px 8px 6px 16px',
  borderTop: '1px solid var(--border-subtle)',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  color: 'var(--text-secondary)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-empty]': { position: 'absolute', minHeight: 0, padding: 0, border: 0 },
  '& b': { fontWeight: 'var(--weight-semibold)', color: 'var(--text-primary)' },
  '& nav': { display: 'flex', marginLeft: 'auto' },
});

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
  if (!total) return <Root data-empty="">{range}</Root>;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Root>
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
    </Root>
  );
}
