import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
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
  '& b': { fontWeight: 'var(--weight-semibold)', color: 'var(--text-primary)' },
  '& nav': { display: 'flex', marginLeft: 'auto' },
});

/** Below a list in a pane: range and total, previous and next page. Smaller than {@link Pager}. */
export function StepPager({ list, total }: { list: ListState; total: number }) {
  const t = useTranslations('table');
  const { pageNo, pageSize, setPage } = list;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = (pageNo - 1) * pageSize + 1;
  const to = Math.min(total, pageNo * pageSize);
  return (
    <Root>
      <span aria-live="polite">{t.rich('range', { from, to, total, b: (text) => <b>{text}</b> })}</span>
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
