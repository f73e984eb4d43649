import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { useFormatter, useTranslations } from 'next-intl';
import Typography from '@mui/material/Typography';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { useMay } from '@/components/ui/permission/Can';
import { BulkBar } from '@/components/ui/table/BulkBar';
import { ListBody } from '@/components/ui/table/ListBody';
import { ListEmpty } from '@/components/ui/table/ListEmpty';
import { StepPager } from '@/components/ui/table/StepPager';
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
import { below } from '@/lib/theme/breakpoints';

const LINES = [62, 48, 70, 55, 46, 58, 66, 50];

function InquirySkeleton() {
  return (
    // Never taller than its pane: nothing in it could be focused to scroll it.
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      {LINES.map((width, index) => (
        <Box
          key={index}
          sx={{ display: 'flex', gap: 1.5, height: 94, px: 2, py: 1.5, borderBottom: '1px solid var(--border-subtle)' }}
        >
          <Skeleton round width={36} height={36} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={`${width + 24}%`} height={12} margin="8px 0 0" />
            <Skeleton width={56} height={20} margin="8px 0 0" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: '16px 16px 12px',
  borderBottom: '1px solid var(--border-subtle)',
  [below.desk]: { paddingTop: 12 },
  '& h1': { [below.desk]: visuallyHidden },
  '& .title': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    [below.desk]: { display: 'contents' },
  },
  '& .count': { display: 'contents', [below.desk]: { display: 'none' } },
});

interface InquiryListPaneProps {
  list: EntityList<Inquiry>;
  openId: string | undefined;
  phone: boolean;
  hidden: boolean;
}

export function InquiryListPane({ list, openId, phone, hidden }: InquiryListPaneProps) {
  const t = useTranslations('inquiry');
  const format = useFormatter();
  const view = useView();
  // The same title as in menu, tab and breadcrumb.
  const title = useRouteTitle()(view.title);
  const mayEdit = useMay()(['inquiry:edit']);
  const { query, selection, total } = list;
  const actions = useInquiryActions(selection.drop);
  return (
    <Pane hidden={hidden} aria-label={title}>
      <Head>
        <div className="title">
          <Typography variant="h1">{title}</Typography>
          {total !== undefined && (
            <span className="count">
              <CountBadge>{format.number(total)}</CountBadge>
            </span>
          )}
        </div>
        <InquiryTools list={list} phone={phone} />
        <InquiryTabs list={list} />
      </Head>
      <PaneScroller sx={{ display: 'flex', flexDirection: 'column' }}>
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
              hrefOf={(id) => hrefOf(joinLocation(view.path, changeQuery(view.query, { id })))}
              selection={mayEdit ? selection : undefined}
              busy={query.isPlaceholderData}
            />
          )}
        </ListBody>
      </PaneScroller>
      <StepPager list={list} total={query.data?.total} />
      <Box sx={{ px: { xs: 2, sm: 0 } }}>
        <BulkBar count={selection.size} onClear={selection.clear}>
          <InquiryBulk rows={selection.rows} actions={actions} />
        </BulkBar>
      </Box>
    </Pane>
  );
}
