import { styled } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { withTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary, lazyPart, lazyScreen } from '@/components/ui/loading/lazy-part';
import { usePainted } from '@/components/ui/loading/use-painted';
import { useAtomValue, useAtom } from '@/lib/state/store';
import { setFolded, themeAtom } from '@/lib/state/theme';
import { idle, prepareFrameParts, framePart } from './frame-parts';
import { FrameNotices } from './notices/FrameNotices';
import { Header } from './header/Header';
import { LAYOUTS } from './layouts/layout-table';
import { LoadingMask } from './mask/LoadingMask';
import { useMenu } from './menu/use-menu';
import { Overlays } from './Overlays';
import { ThemeDrawerHost } from './theme/ThemeDrawerHost';
import { useIsMobile } from './use-is-mobile';
import { useNavigation } from './use-navigation';
import { useReload } from './views/use-reload';
import { ViewBoundary } from './views/ViewBoundary';
import { RouteSaid } from './views/RouteSaid';
import { leaveRequestAtom } from './tabs/tab-actions';
import { documentTitle } from '@/lib/i18n/document-title';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { currentLocation } from '@/lib/router/location';
import type { RouteNode } from '@/lib/router/route';
import type { Tab } from '@/lib/router/tabs';
import { early } from '@/lib/util/browser/early';
import { useAppTitle } from './app-title';

function useDocumentTitle(route: RouteNode | undefined, tab: Tab | undefined): void {
  const titleOf = useRouteTitle();
  const app = useAppTitle();
  const page = tab?.record || (route ? titleOf(route.meta.title) : '');
  const title = documentTitle(page, app);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const ConfirmDialog = framePart(
  lazyPart(() => import('@/components/ui/feedback/ConfirmDialog').then((module) => module.ConfirmDialog)),
);

function LeaveDialog() {
  const t = useTranslations('layout');
  const [request, setRequest] = useAtom(leaveRequestAtom);
  if (!request) return null;
  const close = () => setRequest(undefined);
  return (
    <Suspense>
      <ConfirmDialog
        open
        danger
        title={t('leave.title')}
        confirmLabel={t('leave.discard')}
        onClose={close}
        onConfirm={() => {
          close();
          request.proceed();
        }}
      >
        {t('leave.text', { count: request.count })}
      </ConfirmDialog>
    </Suspense>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '100dvh',
  overflow: 'hidden',
  background: 'var(--surface-canvas)',
  // The header scrolls with the page: the frame is the scroll container, not the views (ViewHost).
  '&[data-fixed="false"]': { overflow: 'auto', gridTemplateRows: 'auto auto 1fr' },
  '@media print': { '&, &[data-fixed="false"]': { display: 'block', height: 'auto', overflow: 'visible' } },
});
const Tabs = styled('div')({ gridArea: 'tabs', minWidth: 0, '@media print': { display: 'none' } });
const TabsRoom = styled('div')({ height: '2.5rem', background: 'var(--tabs-bar-bg)' });
const Main = styled('main')({
  gridArea: 'main',
  position: 'relative',
  // Views overlap each other by z-index, but never cover the frame.
  isolation: 'isolate',
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  '@media print': { display: 'block' },
});

/** MUI's drawer imports its modal, which the desktop layout does not need before the first dialog. */
const PhoneMenu = lazyPart(() => import('./phone').then((module) => module.PhoneMenu));

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
  return (await import('@/components/ui/feedback/TipLayer')).TipLayer;
});
const TipHost = () => (
  <Suspense>
    <TipLayer />
  </Suspense>
);

/** Each of these has its own error boundary, so one failure does not remove the others. */
const ABOVE = [RouteSaid, Overlays, ThemeDrawerHost, LeaveDialog, LoadingMask, TipHost, NewsHost];

/** Milliseconds before parts that are not visible yet are loaded, so that they do not delay the visible ones. */
const PANEL_AFTER = 1000;

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

const SidePanel = lazyPart(async () => {
  await Promise.all([after(PANEL_AFTER), early.late]);
  return (await import('./theme/SidePanel')).SidePanel;
});

/**
 * The frame around the open views. The views are always the same element at the same position in the tree: a change of
 * layout moves grid areas and renders another menu, but remounts no view. Below 992 px the layout is vertical and the
 * menu folded (specification 2); this is not stored, so a wide window shows the chosen layout and fold again.
 */
export function Frame() {
  const t = useTranslations('layout');
  const mobile = useIsMobile();
  const theme = useAtomValue(themeAtom);
  const [menuOpen, setMenuOpen] = useState(false);
  // A window that was widened meanwhile has no open menu when it is narrow again.
  if (menuOpen && !mobile) setMenuOpen(false);
  useEffect(prepareFrameParts, []);
  // Menu and header are painted before the first view is rendered.
  const painted = usePainted(true);
  const { route, tab } = useNavigation();
  useDocumentTitle(route, tab);

  const layout = LAYOUTS[mobile ? 'vertical' : theme.layout];
  const folded = mobile ? !menuOpen : theme.collapse;
  const fold = () => (mobile ? setMenuOpen(!menuOpen) : setFolded(!theme.collapse));
  const reloadTab = useReload();
  const reload = () => tab && reloadTab(tab);
  const menu = useMenu({ current: route, full: tab?.full ?? '', reload, followed: () => setMenuOpen(false) });
  return (
    <Root sx={{ gridTemplateAreas: layout.areas }} data-fixed={theme.fixedHeader}>
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
      <PartBoundary>
        <Suspense>
          {mobile ? (
            <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} menu={menu} />
          ) : (
            <layout.Menu menu={menu} folded={folded} onFold={fold} />
          )}
        </Suspense>
      </PartBoundary>
      <PartBoundary>
        <Header
          current={route}
          tab={tab}
          mobile={mobile}
          layout={layout}
          folded={folded}
          onFold={fold}
          reload={reload}
        />
      </PartBoundary>
      <Tabs>
        {theme.showTabs && !mobile && (
          <Suspense fallback={<TabsRoom />}>
            <TabsBar current={tab} />
          </Suspense>
        )}
        <PartBoundary>
          <FrameNotices />
        </PartBoundary>
      </Tabs>
      <Main id="main" tabIndex={-1}>
        <ViewBoundary>
          <Suspense>{painted && <Outlet current={tab} />}</Suspense>
        </ViewBoundary>
      </Main>
      <Suspense>{theme.showThemeSetting && !mobile && <SidePanel />}</Suspense>
      {ABOVE.map((Part, at) => (
        <PartBoundary key={at}>
          <Part />
        </PartBoundary>
      ))}
    </Root>
  );
}
