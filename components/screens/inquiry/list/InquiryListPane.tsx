import { useTranslations } from 'next-intl';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { useMay } from '@/components/ui/permission/Can';
import { ListBody } from '@/components/ui/table/ListBody';
import { ListEmpty } from '@/components/ui/table/ListEmpty';
import { StepPager } from '@/components/ui/table/pages/StepPager';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf, joinLocation } from '@/lib/router/location';
import { changeQuery, useView } from '@/lib/router/view';
import { Pane, PaneScroller } from '../panes';
import { useInquiryActions } from '../use-inquiry-actions';
import { InquiryBulk } from './InquiryBulk';
import { InquiryRows } from './InquiryRows';
import { InquiryTabs } from './InquiryTabs';
import { InquiryTools } from './InquiryTools';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import styles from './InquiryListPane.module.css';

const LINES = [62, 48, 70, 55, 46, 58, 66, 50];

function InquirySkeleton() {
  return (
    // Never taller than its pane: nothing in it could be focused to scroll it.
    <div aria-hidden className={styles.loading}>
      {LINES.map((width, index) => (
        <div key={index} className={styles.row}>
          <Skeleton round width={36} height={36} />
          <div className={space.fill}>
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={`${width + 24}%`} height={12} margin="8px 0 0" />
            <Skeleton width={56} height={20} margin="8px 0 0" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface InquiryListPaneProps {
  list: EntityList<Inquiry>;
  openId: string | undefined;
  drafts: readonly string[];
  phone: boolean;
  hidden: boolean;
}

export function InquiryListPane({ list, openId, drafts, phone, hidden }: InquiryListPaneProps) {
  const t = useTranslations('inquiry');
  const view = useView();
  // The same title as in menu, tab and breadcrumb.
  const title = useRouteTitle()(view.title);
  const mayChange = useMay()(['inquiry:edit', 'inquiry:delete']);
  const { query, selection } = list;
  const actions = useInquiryActions(selection.drop);
  return (
    <Pane hidden={hidden} aria-label={title}>
      <div className={styles.head}>
        <Text variant="h1" className="in-header">
          {title}
        </Text>
        <InquiryTools list={list} phone={phone} />
        <InquiryTabs list={list} />
      </div>
      <PaneScroller data-column>
        <ListBody
          query={query}
          onStop={list.stop}
          failedTitle={t('failed')}
          skeleton={<InquirySkeleton />}
          empty={
            <ListEmpty
              filtered={list.filtered}
              onClear={list.reset}
              never={{ title: t('empty.title'), text: t('empty.text') }}
            />
          }
        >
          {(rows) => (
            <InquiryRows
              name={title}
              rows={rows}
              openId={openId}
              drafts={drafts}
              hrefOf={(id) => hrefOf(joinLocation(view.path, changeQuery(view.query, { id })))}
              selection={mayChange ? selection : undefined}
              busy={query.isPlaceholderData}
            />
          )}
        </ListBody>
      </PaneScroller>
      <StepPager list={list} total={query.data?.total} />
      <div className={styles.tools}>
        <InquiryBulk selection={selection} actions={actions} />
      </div>
    </Pane>
  );
}
