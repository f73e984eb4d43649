import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFormatter, useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import { ALL, VIEWS } from './inquiry-list';
import { TOUCH } from '@/lib/theme/breakpoints';

const LABELS = { new: 'new', open: 'open', '': 'all' } as const;

/** Segmented control (board): the selected segment is raised. */
const SEGMENTS = {
  flex: 'none',
  minHeight: '2.125rem',
  padding: '2px',
  borderRadius: 'var(--radius-control)',
  backgroundColor: 'var(--surface-pressed)',
  '[data-scheme="dark"] &': {
    backgroundColor: 'var(--surface-sunken)',
    boxShadow: 'inset 0 0 0 1px var(--border-subtle)',
  },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTab-root': {
    flex: '1 1 auto',
    minHeight: '1.875rem',
    borderRadius: 'var(--radius-chip)',
    padding: '0 4px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .Mui-selected': { backgroundColor: 'var(--surface-base)', boxShadow: 'var(--shadow-xs)' },
  '[data-scheme="dark"] & .Mui-selected': { backgroundColor: 'var(--surface-raised)' },
  [TOUCH]: { '& .MuiTab-root': { minHeight: 44 } },
  '@media (forced-colors: active)': { '& .Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 } },
} as const;

export function InquiryTabs({ list }: { list: EntityList<Inquiry> }) {
  const t = useTranslations('inquiry.view');
  const views = useTranslations('table')('views');
  const format = useFormatter();
  return (
    <Tabs
      value={list.view}
      onChange={(_, next: string) => (next === '' ? list.setFilters({ status: ALL }) : list.setView(next))}
      aria-label={views}
      sx={SEGMENTS}
    >
      {VIEWS.map((view) => {
        const count = list.counts.get(view);
        return (
          <Tab
            key={view}
            value={view}
            label={t(LABELS[view], { count: count === null ? '' : count === undefined ? '…' : format.number(count) })}
          />
        );
      })}
    </Tabs>
  );
}
