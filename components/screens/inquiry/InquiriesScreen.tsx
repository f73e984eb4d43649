import { useMedia } from '@/components/ui/layout/use-media';
import { requestFirst, type FirstRequest } from '@/components/ui/first-request';
import { firstPage } from '@/components/ui/table/first-page';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { useOwnHeader } from '@/components/ui/layout/use-own-header';
import { draftIds } from '@/components/ui/record/draft-list';
import { useDraftIds } from '@/components/ui/record/use-draft-ids';
import { currentAccount } from '@/lib/state/account';
import { ANSWER_FORMS } from '@/lib/state/answers';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { useFeature } from '@/lib/api/features';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Quotation } from '@/lib/api/inquiry-schema';
import { userQuery } from '@/lib/api/session-queries';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView, ViewContext, type View } from '@/lib/router/view';
import { ALL } from './list/inquiry-list';
import { inquiryList } from './list/waiting-list';
import { InquiryListPane } from './list/InquiryListPane';
import { useFirstInquiry, useOpenedView } from './use-opening';
import { below } from '@/lib/theme/breakpoints';
import { Pane, Panes, THREE_PANES } from './panes';
import { AgainContext } from './quotation/earlier/again-context';
import { ThreadLoading } from './ThreadLoading';
import { lazyPart, lazyScreen } from '@/components/ui/loading/lazy-part';
import { useQueryClient } from '@tanstack/react-query';
import styles from './panes.module.css';

const EVERY = 30_000;

/** Refetches the visible list every half minute, because inquiries arrive without any action of the user. */
function useRefresh(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      for (const part of ['list', 'count']) void queries.invalidateQueries({ queryKey: ['inquiry', part] });
    }, EVERY);
    return () => clearInterval(timer);
  }, [queries]);
}

/**
 * The answer of a media query as it is on the screen: a page of paper is narrow, and while it is printed the panes must
 * stay as they are, with the preview that is printed.
 */
function useScreenMedia(query: string): boolean {
  const now = useMedia(query);
  const [onScreen, setOnScreen] = useState(now);
  if (now === onScreen || window.matchMedia('print').matches) return onScreen;
  setOnScreen(now);
  return now;
}

/** On a phone it is loaded with the inquiry that is opened. */
const ThreadPane = lazyScreen(() => import('./thread/ThreadPane').then((module) => module.ThreadPane));
/** Optional: if it fails to load a message is shown, and the conversation stays usable. */
const SidePane = lazyPart(() => import('./buyer/SidePane').then((module) => module.SidePane));
const SideDrawer = lazyPart(() => import('./buyer/SideDrawer').then((module) => module.SideDrawer));

/** The inquiries of the shop, at first those that wait for a reply. */
export function InquiriesScreen() {
  const view = useView();
  return (
    <ViewContext value={useOpenedView()}>
      <Inquiries view={view} />
    </ViewContext>
  );
}

/** Three panes: which inquiries there are, what was said, who asks and what is offered. */
function Inquiries({ view }: { view: View }) {
  const t = useTranslations('inquiry');
  const { query, setQuery, title: sent } = useView();
  const title = useRouteTitle()(sent);
  const drafts = useDraftIds(ANSWER_FORMS);
  const list = useEntityList(inquiryList(useFeature('inquiry-waiting'), drafts));
  const single = useScreenMedia(below.tablet);
  const wide = useScreenMedia(THREE_PANES);
  const side = useAnchor();
  const [extended, setExtended] = useState<{ id: string; quotation: Quotation }>();
  const [next, setNext] = useState<string>();
  const first = useFirstInquiry(view, list, !single);
  const id = query.get('id') || first;
  useRefresh();
  useOwnHeader(single && Boolean(id));
  // Beside a list that is loading, failed or empty there is nothing to choose.
  const isThere = Boolean(list.query.data?.list.length);

  const close = () => setQuery({ id: undefined, ...(query.size === 1 && { status: ALL }) });
  const panes = single ? 1 : wide && id ? 3 : 2;
  const again =
    extended && extended.id === id ? { quotation: extended.quotation, done: () => setExtended(undefined) } : undefined;
  const showSide = () => side.show({ currentTarget: document.body });
  const extend = (quotation: Quotation) => {
    if (!id) return;
    setExtended({ id, quotation });
    if (panes !== 3) showSide();
  };
  return (
    <Panes data-fill="" data-panes={panes} data-open={id ? '' : undefined}>
      <InquiryListPane list={list} openId={id} drafts={drafts} phone={single} hidden={single && id !== undefined} />
      {single && id && <h1 className="visually-hidden">{title}</h1>}
      {id ? (
        <Suspense fallback={<ThreadLoading />}>
          <AgainContext value={extend}>
            <ThreadPane
              key={id}
              id={id}
              single={single}
              again={again}
              onBack={close}
              onSide={panes === 3 ? undefined : showSide}
              onNext={setNext}
              onArrive={next === id ? () => setNext(undefined) : undefined}
            />
          </AgainContext>
        </Suspense>
      ) : (
        !single && (
          <Pane data-empty>{isThere && <EmptyState kind="none" title={t('none.title')} text={t('none.text')} />}</Pane>
        )
      )}
      {id && panes === 3 && (
        <aside className={styles.pane} aria-label={t('side.buyer')}>
          <Suspense>
            <SidePane key={id} id={id} />
          </Suspense>
        </aside>
      )}
      {id && panes !== 3 && side.open && (
        <Suspense>
          <SideDrawer id={id} again={again} onClose={side.hide} />
        </Suspense>
      )}
    </Panes>
  );
}

/** Beside the list, the conversation that it opens. */
export const first: FirstRequest = async (queries, location, ahead) => {
  const { features } = await queries.ensureQueryData(userQuery());
  const list = firstPage(inquiryList(features.includes('inquiry-waiting'), draftIds(currentAccount(), ANSWER_FORMS)))(
    queries,
    location,
    ahead,
  );
  if (window.matchMedia(below.tablet).matches) return list;
  const [inquiries] = await Promise.all([list, ThreadPane.prepare()]);
  const id = location.query.get('id') ?? inquiries[0]?.id;
  if (!id || ahead) return undefined;
  return Promise.all([
    requestFirst(queries, inquiryApi.detail(id), ahead),
    queries.prefetchInfiniteQuery(inquiryApi.messages(id)),
  ]);
};
