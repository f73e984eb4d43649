import { ListFilter } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Filter } from './filter';
import { ResetButton } from './ResetButton';
import { SortMenu } from '../SortMenu';
import type { ListState } from '../use-list-state';

/** Loaded on the first click, because only phones use it. */
const FilterDrawer = lazyPart(() => import('./FilterDrawer').then((module) => module.FilterDrawer));

interface ListFilterSheetProps {
  list: ListState;
  filters: readonly Filter[];
  sorts: readonly { by: string; title: string }[];
  /** Further buttons and links. */
  extra?: ReactNode;
}

/** On phones: a button with the number of active filters, and a sheet with filters, sort and reset. */
export function ListFilterSheet({ list, filters, sorts, extra }: ListFilterSheetProps) {
  const t = useTranslations('table');
  const sheet = useAnchor();
  const set = filters.filter((filter) => filter.summary !== undefined).length;
  return (
    <>
      <Button
        className="filters"
        startIcon={<ListFilter size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={sheet.open}
        onClick={sheet.show}
      >
        <span className="label">{t('filters')}</span>
        {set > 0 && <CountBadge tone="primary">{set}</CountBadge>}
      </Button>
      {sheet.open && (
        <Suspense>
          <FilterDrawer
            filters={filters}
            values={list.filters}
            onApply={list.setFilters}
            onClose={sheet.hide}
            extra={
              <>
                <SortMenu choices={sorts} sort={list.sort} onSort={list.setSort} />
                <ResetButton onReset={list.reset} />
                {extra}
              </>
            }
          />
        </Suspense>
      )}
    </>
  );
}
