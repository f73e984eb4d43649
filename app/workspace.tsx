import { QueryClientProvider, useQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Frame, prepareFrame } from '@/components/layout/Frame';
import { FrameContext } from '@/components/layout/frame-context';
import { ClosedFrame, OfflineFrame } from '@/components/layout/OfflineFrame';
import { RightsContext } from '@/components/ui/permission/Can';
import { isApiError } from '@/lib/api/request/errors';
import { prepareClient } from '@/lib/api/request/http';
import { isGuest, routesQuery, userQuery } from '@/lib/api/session-queries';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { currentSession } from '@/lib/auth/session';
import { getConfig } from '@/lib/config/config';
import { buildRoutes, displacedScreens } from '@/lib/router/build-routes';
import { createMatcher } from '@/lib/router/match';
import { refusedEntries } from '@/lib/router/read-routes';
import { setDisplacedScreens } from '@/lib/router/paths';
import { logError } from '@/lib/state/error-log';
import { localeAtom } from '@/lib/state/locale';
import { showMessage } from '@/lib/state/messages';
import { SessionContext, sessionNotesAtom } from '@/lib/state/session';
import { store, useAtom } from '@/lib/state/store';
import { appTheme } from '@/lib/theme/theme';
import { removeToken } from '@/lib/auth/token';
import { early } from '@/lib/util/browser/early';
import { dropSession, endSession, enterSession, failSession, followTabs, leave, sessionQueries } from './session';
import { FrameShapes } from './FrameShapes';
import { rememberStart } from './known-start';
import { Providers } from './providers';

const NONE: readonly object[] = [];

/**
 * The list of the pattern gallery's pages, loaded only where `gallery` is set; undefined while they are. The frame does not
 * depend on them: where they cannot be loaded there are none.
 */
function useGalleryList(): readonly object[] | undefined {
  const { data, isError, isEnabled } = useQuery({
    queryKey: ['session', 'gallery'],
    queryFn: () => import('./gallery').then(({ loadGallery }) => loadGallery()),
    enabled: getConfig().gallery,
    staleTime: Infinity,
    meta: { quiet: true },
  });
  return isEnabled && !isError ? data : NONE;
}

/** Restores the seed data and logs out, because open records may no longer exist. */
async function resetDemo(): Promise<void> {
  const { resetPlatform } = await import('./demo');
  await resetPlatform();
  removeToken();
  location.reload();
}

/**
 * Fetches user and routes at the same time, checks them in this order, and then renders the frame (specification 4).
 */
function SessionGate() {
  const config = getConfig();
  const user = useQuery(userQuery());
  const routes = useQuery(routesQuery());
  const gallery = useGalleryList();
  // Only the first fetch counts: if a refetch fails, the previous data is still valid.
  const routesError = user.isSuccess && routes.isLoadingError && routes.error;
  const error = (user.isLoadingError && user.error) || routesError || undefined;
  // A request without a response says nothing about the session, so the session and its user are kept.
  const unreached = isApiError(error, 'network');
  // This deployment has no login, so there is no login page to go to.
  const closed = config.loginInterception || unreached ? null : error;
  useEffect(() => {
    if (error && !unreached && !closed) failSession(error);
  }, [error, unreached, closed]);
  const { refetch: refetchUser } = user;
  const { refetch: refetchRoutes } = routes;
  const retry = useCallback(async () => {
    const fetched = await refetchUser();
    if (fetched.isSuccess) await refetchRoutes();
  }, [refetchUser, refetchRoutes]);

  const frame = useMemo(() => {
    if (!user.data || routes.data === undefined || !gallery) return undefined;
    const guest = isGuest();
    const rights = config.loginInterception ? { admin: false, ...user.data } : FULL_RIGHTS;
    const built = buildRoutes({
      list: routes.data ?? undefined,
      rights,
      rolesControl: config.rolesControl && !guest,
      extra: gallery,
    });
    setDisplacedScreens(displacedScreens(built));
    return {
      guest,
      user: user.data,
      rights,
      routes: built,
      matcher: createMatcher(built),
      leave,
      endSession,
      resetDemo,
    };
  }, [config, user.data, routes.data, gallery]);

  const list = routes.data;
  useEffect(() => {
    const refused = refusedEntries(list ?? []);
    if (refused.length > 0)
      logError(new Error(`router/getList: ${refused.length} entries refused: ${refused.slice(0, 20).join(', ')}`), '/');
  }, [list]);

  const zone = frame?.user.timezone;
  const isReady = frame !== undefined;
  useEffect(() => {
    if (isReady) rememberStart(zone);
  }, [isReady, zone]);

  const busy = user.isFetching || routes.isFetching;
  if (closed) return <ClosedFrame busy={busy} error={closed} onRetry={() => void retry()} />;
  if (unreached && !frame) return <OfflineFrame busy={busy} onRetry={() => void retry()} onLeave={dropSession} />;
  if (!frame) return <FrameShapes />;
  return (
    <FrameContext value={frame}>
      <RightsContext value={frame.rights}>
        <Frame />
        <SessionNotes />
      </RightsContext>
    </FrameContext>
  );
}

/** Exported from this file so that the code for sessions is in one chunk with the frame and is not loaded twice. */
export { enterSession, followTabs };

/** Shows messages about changes of the session from before the frame was rendered. */
function SessionNotes() {
  const t = useTranslations('layout.session');
  const [notes, setNotes] = useAtom(sessionNotesAtom);
  useEffect(() => {
    notes.forEach((note) => showMessage('info', t(note)));
    if (notes.length > 0) setNotes([]);
  }, [notes, setNotes, t]);
  return null;
}

/** User and routes are fetched once per session. */
const isOfPlatform = ({ queryKey }: Query) => queryKey[0] !== 'session';

/** After a jump of the device's clock every visible query is fetched again; the responses also correct the clock. */
function useClockJumps(client: QueryClient) {
  useEffect(() => {
    const askAgain = () => void client.invalidateQueries({ predicate: isOfPlatform });
    // Loaded after the frame, because nothing depends on it.
    const watching = (async () => {
      await early.late;
      return import('./watch-clock');
    })().then(
      ({ watchClock }) => watchClock(askAgain),
      () => undefined,
    );
    return () => void watching.then((stop) => stop?.());
  }, [client]);
}

/** The platform's texts are in the interface language (contract 1): after a change all queries are fetched again. */
function useLanguageOfAnswers(client: QueryClient) {
  useEffect(() => store.sub(localeAtom, () => void client.invalidateQueries()), [client]);
}

/** Loads and requests what the frame shows first, before it is rendered. Errors are handled by the parts that need it. */
export async function prepareWorkspace(): Promise<void> {
  prepareClient();
  const queries = sessionQueries(currentSession());
  await Promise.all([prepareFrame(queries), queries.prefetchQuery(userQuery()), queries.prefetchQuery(routesQuery())]);
}

/** Mounted once per session, by its key in Root: no component state survives into the next session. */
export function Workspace() {
  const [session] = useState(currentSession);
  const client = sessionQueries(session);
  useClockJumps(client);
  useLanguageOfAnswers(client);
  return (
    <SessionContext value={session}>
      <Providers theme={appTheme}>
        <QueryClientProvider client={client}>
          <SessionGate />
        </QueryClientProvider>
      </Providers>
    </SessionContext>
  );
}
