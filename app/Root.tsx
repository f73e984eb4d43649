import { Activity, Suspense, lazy, useEffect, useLayoutEffect } from 'react';
import { Messages } from '@/components/layout/Messages';
import { getConfig } from '@/lib/config/config';
import { decide } from '@/lib/router/guard';
import { navigate, usePlace } from '@/lib/router/location';
import { localeAtom } from '@/lib/state/locale';
import { sessionAtom } from '@/lib/state/session';
import { store, useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom } from '@/lib/state/tabs';
import { needTranslations } from '@/lib/state/translations';
import { PublicPage, isPublicPage } from './PublicPage';
import { Splash } from './Splash';

/** The browser asks before a page goes that holds typed text in any of its views, shown or hidden. */
function useUnloadGuard() {
  const dirty = useAtomValue(dirtyTabsAtom).size > 0;
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/** The frame's code and its texts. */
export async function prepareWorkspace() {
  const [workspace] = await Promise.all([
    import('./workspace'),
    needTranslations(store.get(localeAtom), ['layout', 'route', 'feedback']),
  ]);
  return workspace;
}

const Workspace = lazy(prepareWorkspace);

/**
 * Draws what the guard allows. The frame stays mounted behind a public page (404, 403), so that coming back finds every
 * open view as it was left.
 */
export function Root() {
  const place = usePlace();
  const hasSession = useAtomValue(sessionAtom);
  const decision = decide({ place, hasToken: hasSession, hasRoutes: hasSession, config: getConfig() });
  const elsewhere = decision.kind === 'go' ? decision.to : undefined;
  useLayoutEffect(() => {
    if (elsewhere !== undefined) navigate(elsewhere, { replace: true });
  }, [elsewhere]);

  const isPublic = elsewhere === undefined && isPublicPage(place.path);
  useUnloadGuard();
  return (
    <>
      <div id="stage">
        <div id="app">
          <Suspense fallback={<Splash />}>
            {isPublic && <PublicPage path={place.path} />}
            {hasSession && (
              <Activity mode={isPublic ? 'hidden' : 'visible'}>
                <Workspace />
              </Activity>
            )}
          </Suspense>
        </div>
      </div>
      <Messages />
    </>
  );
}
