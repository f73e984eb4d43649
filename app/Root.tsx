import { Activity, Suspense, useLayoutEffect } from 'react';
import { Messages } from '@/components/layout/Messages';
import { UpdateLine } from '@/components/layout/UpdateLine';
import { ViewBoundary } from '@/components/layout/views/ViewBoundary';
import { lazyScreen } from '@/components/ui/loading/lazy-part';
import { getConfig } from '@/lib/config/config';
import { decide, loginPath } from '@/lib/router/guard';
import { navigate, usePlace } from '@/lib/router/location';
import { localeAtom } from '@/lib/state/locale';
import { sessionAtom } from '@/lib/state/session';
import { store, useAtomValue } from '@/lib/state/store';
import { needTranslations } from '@/lib/state/translations';
import { PublicPage, isPublicPage } from './PublicPage';
import { Splash } from './Splash';

/** The frame's code and its texts. */
export async function prepareWorkspace() {
  const [workspace] = await Promise.all([
    import('./workspace'),
    needTranslations(store.get(localeAtom), ['layout', 'route', 'feedback']),
  ]);
  return workspace;
}

const Workspace = lazyScreen(async () => (await prepareWorkspace()).default);

/**
 * Draws what the guard allows. The frame stays mounted behind a public page (404, 403), so that coming back finds every
 * open view as it was left.
 */
export function Root() {
  const place = usePlace();
  const session = useAtomValue(sessionAtom);
  const hasSession = session > 0;
  const config = getConfig();
  const decision = decide({ place, hasSession, config });
  const isPage = isPublicPage(place.path);
  // A page of the frame on the whitelist is open to visitors, where the deployment lets any in.
  const visiting = !hasSession && decision.kind === 'show' && !isPage;
  const closed = visiting && !config.supportVisit ? loginPath(place, config.recordRoute) : undefined;
  const elsewhere = decision.kind === 'go' ? decision.to : closed;
  useLayoutEffect(() => {
    if (elsewhere !== undefined) navigate(elsewhere, { replace: true });
  }, [elsewhere]);

  const isPublic = elsewhere === undefined && isPage;
  const hasFrame = hasSession || (visiting && config.supportVisit);
  return (
    <>
      <div id="stage">
        <div id="app">
          <ViewBoundary>
            <Suspense fallback={<Splash />}>
              {isPublic && <PublicPage path={place.path} />}
              {hasFrame && (
                <Activity mode={isPublic ? 'hidden' : 'visible'}>
                  <Workspace key={session} />
                </Activity>
              )}
            </Suspense>
          </ViewBoundary>
        </div>
      </div>
      <Messages />
      <UpdateLine />
    </>
  );
}
