import { ListFilter } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Row } from '@/components/ui/layout/Stack';
import { IconAction } from '@/components/ui/button/IconAction';
import { FilterBar } from '@/components/ui/table/filters/FilterBar';
import { ListFilterSheet } from '@/components/ui/table/filters/ListFilterSheet';
import { ListSearch } from '@/components/ui/table/ListSearch';
import { ResetButton } from '@/components/ui/table/filters/ResetButton';
import { SortMenu } from '@/components/ui/table/SortMenu';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useInquiryFilters } from './inquiry-filters';
import { INQUIRY_SORTS } from './inquiry-list';
import styles from './InquiryTools.module.css';

interface InquiryToolsProps {
  list: EntityList<Inquiry>;
  /** On phones the filters are a sheet from the bottom edge. */
  phone: boolean;
}

export function InquiryTools({ list, phone }: InquiryToolsProps) {
  const t = useTranslations('inquiry');
  const words = useTranslations('table');
  const chipsId = useId();
  const [all, setAll] = useState(false);
  const filters = useInquiryFilters(list.filters, list.query.data?.list ?? []);
  // Filters that a tab sets are shown by that tab.
  const isOfTab = (key: string) => list.view !== false && (key === 'status' || key === 'waiting');
  const set = filters.filter(({ key, summary }) => summary !== undefined && !isOfTab(key));
  const sorts = INQUIRY_SORTS.map((by) => ({ by, title: t(`sort.${by}`) }));
  return (
    <>
      <div className={`${styles.tools} ${phone ? '' : styles.narrow}`}>
        <ListSearch list={list} label={t('search')} />
        {phone ? (
          <ListFilterSheet list={list} filters={filters} sorts={sorts} />
        ) : (
          <IconAction
            label={words('filters')}
            aria-expanded={all}
            aria-controls={all ? chipsId : undefined}
            onClick={() => setAll(!all)}
          >
            <ListFilter size={18} aria-hidden />
          </IconAction>
        )}
      </div>
      <Row id={chipsId} gap={6} wrap>
        {!phone && <FilterBar filters={all ? filters : set} values={list.filters} onApply={list.setFilters} />}
        <SortMenu choices={sorts} sort={list.sort} onSort={list.setSort} />
        {!phone && <ResetButton onReset={list.reset} />}
      </Row>
    </>
  );
}
