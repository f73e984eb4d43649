import { Activity, Suspense, useLayoutEffect } from 'react';
import { ViewBoundary } from '@/components/layout/views/ViewBoundary';
import { lazyWithTexts, withTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary, lazyScreen } from '@/components/ui/loading/lazy-part';
import { Loaded } from '@/components/ui/loading/Loaded';
import { getConfig } from '@/lib/config/config';
import type { Config } from '@/lib/config/schema';
import { decide, loginPath } from '@/lib/router/guard';
import { navigate, useRouteLocation, type RouteLocation } from '@/lib/router/location';
import { messagesAtom } from '@/lib/state/messages';
import { sessionAtom } from '@/lib/state/session';
import { atom, useAtomValue } from '@/lib/state/store';
import { updateAtom } from '@/lib/state/update';
import { early } from '@/lib/util/browser/early';
import { loadChunk } from '@/lib/util/browser/load-chunk';
import { FrameShapes } from './FrameShapes';
import { LoginPage } from './LoginPage';
import { FilesLost, Splash, StartLine } from './Splash';
import { startAtom } from './start';

const workspaceWithTexts = withTexts(async () => {
  const { Workspace, prepareWorkspace } = await import('./workspace');
  // Not awaited: the frame is shown as soon as its own code is there.
  void prepareWorkspace();
  return Workspace;
}, ['entry', 'layout', 'feedback']);
/** The texts too wait for the files that the head has requested: they hold the table of texts. */
const loadWorkspace = () => loadChunk(workspaceWithTexts);
const PublicPage = lazyWithTexts(() => import('./public-pages').then((module) => module.PublicPage), ['entry']);
const Notes = lazyWithTexts(async () => {
  await early.late;
  return (await import('./notes')).Notes;
}, ['entry']);
const StartupFailure = lazyScreen(async () => (await import('./StartupFailure')).StartupFailure);

/** Pages without the frame. */
const PUBLIC = ['/login', '/register', '/callback', '/403', '/404'];

/** Messages and the update line are rendered with a session, and without one when there is something to show. */
const hasNotesAtom = atom((get) => get(sessionAtom) > 0 || get(updateAtom) || get(messagesAtom).length > 0);

interface Shown {
  /** A page without the frame. */
  page?: string;
  hasFrame: boolean;
  elsewhere?: string;
}

/** What the guard allows at a location. */
function shownAt(location: RouteLocation, hasSession: boolean, config: Config): Shown {
  const decision = decide({ location, hasSession, config });
  const isPage = PUBLIC.includes(location.path);
  // A page of the frame on the whitelist is open to visitors, where the deployment lets any in.
  const isVisiting = !hasSession && decision.kind === 'show' && !isPage;
  const closed = isVisiting && !config.supportVisit ? loginPath(location, config.recordRoute) : undefined;
  const elsewhere = decision.kind === 'go' ? decision.to : closed;
  return {
    page: elsewhere === undefined && isPage ? location.path : undefined,
    hasFrame: hasSession || (isVisiting && config.supportVisit),
    elsewhere,
  };
}

/**
 * Renders what the guard allows. Until the configuration is loaded it renders what is in the HTML, of which the style sheet
 * shows one part (`data-entry`); the login page is then kept, not mounted again. The frame stays mounted behind a public
 * page (404, 403), so that every open view is as it was left.
 */
export function Root() {
  const start = useAtomValue(startAtom);
  const location = useRouteLocation();
  const session = useAtomValue(sessionAtom);
  const hasNotes = useAtomValue(hasNotesAtom);
  const config = start === 'started' ? getConfig() : undefined;
  const { page, hasFrame, elsewhere } = config
    ? shownAt(location, session > 0, config)
    : { page: '/login', hasFrame: false };
  const isStarted = start !== 'starting';
  // From here on what is rendered decides what is shown, and not the script in the head.
  useLayoutEffect(() => {
    if (isStarted) delete document.documentElement.dataset.entry;
  }, [isStarted]);
  useLayoutEffect(() => {
    if (elsewhere !== undefined) navigate(elsewhere, { replace: true });
  }, [elsewhere]);

  if (typeof start === 'object')
    return (
      <Suspense fallback={<Splash />}>
        <StartupFailure problems={start} />
      </Suspense>
    );
  const isLogin = page === '/login' || (elsewhere !== undefined && !hasFrame);
  return (
    <>
      <div id="stage">
        <div id="app">
          {isLogin && (
            <div className="entry-login">
              <LoginPage config={config} />
            </div>
          )}
          {!config && (
            <>
              <FrameShapes />
              <Splash />
              <StartLine />
            </>
          )}
          <ViewBoundary>
            {page !== undefined && !isLogin && (
              <Suspense fallback={<Splash />}>
                <PublicPage path={page} />
              </Suspense>
            )}
            {hasFrame && (
              <Activity mode={page === undefined ? 'visible' : 'hidden'}>
                <Loaded key={session} load={loadWorkspace} fallback={<FrameShapes />} />
              </Activity>
            )}
          </ViewBoundary>
        </div>
      </div>
      {hasNotes && (
        // No message can say that the file of the messages is lost. Without Suspense of its own the frame would wait for it.
        <PartBoundary fallback={<FilesLost />}>
          <Suspense>
            <Notes />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
