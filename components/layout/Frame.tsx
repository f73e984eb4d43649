import type { QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { below } from '@/lib/theme/breakpoints';
import { useMedia } from '@/components/ui/layout/use-media';
import { withTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary, lazyPart, lazyScreen } from '@/components/ui/loading/lazy-part';
import { usePainted } from '@/components/ui/loading/deferred';
import { useAtomValue } from '@/lib/state/store';
import { setFolded, themeAtom } from '@/lib/state/theme';
import { FrameNotices } from './notices/FrameNotices';
import { Header } from './header/Header';
import { LAYOUTS } from './layouts/layout-table';
import { LoadingMask } from './mask/LoadingMask';
import { FrameMenu } from './menu/FrameMenu';
import { Overlays } from './Overlays';
import { ThemeDrawerHost } from './theme/ThemeDrawerHost';
import { OpenPageContext, type OpenPage } from './open-page';
import { useNavigation } from './use-navigation';
import { ViewBoundary } from './views/ViewBoundary';
import { RouteSaid } from './views/RouteSaid';
import { leaveRequestAtom } from './tabs/tab-actions';
import { useTabTitle } from './tabs/tab-title';
import { documentTitle } from '@/lib/i18n/document-title';
import { currentLocation } from '@/lib/router/location';
import { early } from '@/lib/util/browser/early';
import { useAppTitle } from './app-title';
import styles from './Frame.module.css';

function useDocumentTitle({ route, tab }: OpenPage): void {
  const titleOf = useTabTitle();
  const app = useAppTitle();
  const page = route ? titleOf({ title: route.meta.title, record: tab?.record }) : '';
  const title = documentTitle(page, app);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const LeaveDialog = lazyPart(() => import('./tabs/LeaveDialog').then((module) => module.LeaveDialog));

function LeaveHost() {
  const request = useAtomValue(leaveRequestAtom);
  return <Suspense>{request && <LeaveDialog request={request} />}</Suspense>;
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds before new messages, questions and the like are looked for, by code and texts that are loaded then. */
const NEWS_AFTER = 10_000;
const loadNews = withTexts(() => import('./news/NewsWatch').then((module) => module.NewsWatch), ['news']);
const NewsWatch = lazyScreen(async () => {
  await after(NEWS_AFTER);
  return loadNews();
});
const NewsHost = () => (
  <Suspense>
    <NewsWatch />
  </Suspense>
);

const TipLayer = lazyPart(async () => {
  await early.late;
  return (await import('@/components/ui/feedback/tip/TipLayer')).TipLayer;
});
const TipHost = () => (
  <Suspense>
    <TipLayer />
  </Suspense>
);

/** Each of these has its own error boundary, so one failure does not remove the others. */
const ABOVE = [RouteSaid, Overlays, ThemeDrawerHost, LeaveHost, LoadingMask, TipHost, NewsHost];

/** Milliseconds after which the tabs bar does not wait any longer for the browser to be idle. */
const TABS_WITHIN = 1_000;
/** Safari has no requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: TABS_WITHIN }) : setTimeout(resolve, 200),
  );

/** The first screen comes before; nothing moves, as the bar's place is kept. */
const TabsBar = lazyPart(async () => {
  await early.late;
  await idle();
  return (await import('./tabs/TabsBar')).TabsBar;
});
const Outlet = lazyScreen(() => import('./views/stage').then((module) => module.Outlet));
/** Loads the views and the screen of the address, and requests what that shows. It never rejects. */
export async function prepareFrame(queries: QueryClient): Promise<void> {
  await Outlet.prepare();
  // A lost file is reported by the part that renders it.
  const stage = await import('./views/stage').catch(() => undefined);
  await stage?.prepareScreen(currentLocation(), queries);
}

/** Follows the address: what is inside is rendered again only where it asks for the page. */
function Navigation({ children }: { children: ReactNode }) {
  const page = useNavigation();
  useDocumentTitle(page);
  return <OpenPageContext value={page}>{children}</OpenPageContext>;
}

export const Frame = () => (
  <Navigation>
    <Around />
  </Navigation>
);

/**
 * The frame around the open views. The views are always the same element at the same position in the tree: a change of
 * layout moves grid areas and renders another menu, but remounts no view. Below 992 px the layout is vertical and the
 * menu folded (specification 2); this is not stored, so a wide window shows the chosen layout and fold again.
 */
function Around() {
  const t = useTranslations('layout');
  const mobile = useMedia(below.desk);
  const theme = useAtomValue(themeAtom);
  const [menuOpen, setMenuOpen] = useState(false);
  // A window that was widened meanwhile has no open menu when it is narrow again.
  if (menuOpen && !mobile) setMenuOpen(false);
  // Menu and header are painted before the first view is rendered.
  const painted = usePainted();

  const layout = LAYOUTS[mobile ? 'vertical' : theme.layout];
  const folded = mobile ? !menuOpen : theme.collapse;
  const fold = () => (mobile ? setMenuOpen(!menuOpen) : setFolded(!theme.collapse));
  return (
    <div className={styles.root} style={{ gridTemplateAreas: layout.areas }} data-fixed={theme.fixedHeader}>
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('skip')}
      </a>
      <FrameMenu mobile={mobile} open={menuOpen} setOpen={setMenuOpen} layout={layout} folded={folded} onFold={fold} />
      <PartBoundary>
        <Header mobile={mobile} layout={layout} folded={folded} onFold={fold} />
      </PartBoundary>
      <div className={styles.tabs}>
        {theme.showTabs && !mobile && (
          <Suspense fallback={<div className={styles.tabsRoom} />}>
            <TabsBar />
          </Suspense>
        )}
        <PartBoundary>
          <FrameNotices />
        </PartBoundary>
      </div>
      <main className={styles.main} id="main" tabIndex={-1}>
        <ViewBoundary>
          <Suspense>{painted && <Outlet />}</Suspense>
        </ViewBoundary>
      </main>
      {ABOVE.map((Part, at) => (
        <PartBoundary key={at}>
          <Part />
        </PartBoundary>
      ))}
    </div>
  );
}
