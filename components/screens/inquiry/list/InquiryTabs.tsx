import { useFormatter, useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { Text } from '@/components/ui/layout/Text';
import { useFeature } from '@/lib/api/features';
import { TabRow } from '@/components/ui/tabs/TabRow';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import { ALL, VIEWS } from './inquiry-list';

const LABELS = { new: 'new', open: 'open', '': 'all' } as const;

/** A platform that does not say who wrote last leaves that to what this device has read. */
export function InquiryTabs({ list }: { list: EntityList<Inquiry> }) {
  const t = useTranslations('inquiry.view');
  const inquiry = useTranslations('inquiry');
  const views = useTranslations('table')('views');
  const format = useFormatter();
  const partial = useFeature('inquiry-waiting') ? undefined : inquiry('waitingPartial');
  return (
    <>
      <TabRow
        aria-label={views}
        look="segments"
        value={list.view}
        onChange={(next) => list.setFilters({ ...list.filtersOf(next), ...(next === '' && { status: ALL }) })}
        tabs={VIEWS.map((view) => {
          if (view === 'waiting') return { value: view, label: t(view), 'aria-description': partial };
          const count = list.counts.get(view);
          const shown = count === null ? '' : count === undefined ? '…' : format.number(count);
          return { value: view, label: t(LABELS[view], { count: shown }) };
        })}
      />
      {list.view === 'waiting' && partial && (
        <Text variant="caption" as="p" tone="secondary">
          {partial}
        </Text>
      )}
    </>
  );
}
