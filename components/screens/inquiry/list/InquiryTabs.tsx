import { useFormatter, useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { TabRow } from '@/components/ui/tabs/TabRow';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import { ALL, VIEWS } from './inquiry-list';

const LABELS = { new: 'new', open: 'open', '': 'all' } as const;

export function InquiryTabs({ list }: { list: EntityList<Inquiry> }) {
  const t = useTranslations('inquiry.view');
  const views = useTranslations('table')('views');
  const format = useFormatter();
  return (
    <TabRow
      aria-label={views}
      look="segments"
      value={list.view}
      onChange={(next) => (next === '' ? list.setFilters({ status: ALL }) : list.setView(next))}
      tabs={VIEWS.map((view) => {
        const count = list.counts.get(view);
        const shown = count === null ? '' : count === undefined ? '…' : format.number(count);
        return { value: view, label: t(LABELS[view], { count: shown }) };
      })}
    />
  );
}
