import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, useQuery, type Query } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { Frame } from '@/components/layout/Frame';
import { FrameContext } from '@/components/layout/frame-context';
import { OfflineFrame } from '@/components/layout/OfflineFrame';
import { RightsContext } from '@/components/ui/permission/Can';
import { isApiError } from '@/lib/api/errors';
import { isGuest, routesQuery, userQuery } from '@/lib/api/session-queries';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { onTokenChange, readToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { buildRoutes } from '@/lib/router/build-routes';
import { createMatcher } from '@/lib/router/match';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { appTheme } from '@/lib/theme/theme';
import { resetDemo } from './reset-demo';
import { clearSession, endSession, failSession, leave, openSession, queryClient } from './session';
import { Splash } from './Splash';
import { watchClock } from './watch-clock';

/** User and routes first, then the frame: the second half of the guard (specification 4). */
function SessionGate() {
  const config = getConfig();
  const user = useQuery(userQuery());
  const routes = useQuery({ ...routesQuery(), enabled: user.isSuccess });
  // What is asked for again stays as it was where that fails.
  const error = (user.isLoadingError && user.error) || (routes.isLoadingError && routes.error) || undefined;
  // No answer says nothing about the session: it stands, and the user with it.
  const unreached = isApiError(error, 'network');
  useEffect(() => {
    if (error && !unreached) failSession(error);
  }, [error, unreached]);
  const { refetch: askUser } = user;
  const { refetch: askRoutes } = routes;
  const retry = useCallback(async () => {
    const asked = await askUser();
    if (asked.isSuccess) await askRoutes();
  }, [askUser, askRoutes]);

  const frame = useMemo(() => {
    if (!user.data || routes.data === undefined) return undefined;
    const guest = isGuest();
    const rights = config.loginInterception ? { admin: false, ...user.data } : FULL_RIGHTS;
    const built = buildRoutes({ list: routes.data ?? undefined, rights, rolesControl: config.rolesControl && !guest });
    return { guest, user: user.data, rights, routes: built, matcher: createMatcher(built), leave, resetDemo };
  }, [config, user.data, routes.data]);

  const busy = user.isFetching || routes.isFetching;
  if (unreached && !frame) return <OfflineFrame busy={busy} onRetry={() => void retry()} onLeave={endSession} />;
  if (!frame) return <Splash />;
  return (
    <ThemeProvider theme={appTheme}>
      <FrameContext value={frame}>
        <RightsContext value={frame.rights}>
          <Frame />
        </RightsContext>
      </FrameContext>
    </ThemeProvider>
  );
}

/** By way of this file, so that what a session is made of is one chunk with the frame and not loaded twice. */
export { clearSession, openSession };

/** Another tab logged out, or in as somebody else: this page must not go on with what it holds. */
function useOtherTabs() {
  useEffect(() => {
    const token = readToken();
    return onTokenChange(() => {
      if (readToken() !== token) location.reload();
    });
  }, []);
}

/** After a jump of the device's clock everything in sight is asked for again; the answers say what time it is. */
function useClockJumps() {
  useEffect(() => watchClock(() => void queryClient.invalidateQueries({ predicate: isOfPlatform })), []);
}
/** User and routes are asked for once a session. */
const isOfPlatform = ({ queryKey }: Query) => queryKey[0] !== 'session';

/** The platform's texts are in the language of the interface (contract 1): after a change all are asked for again. */
function useLanguageOfAnswers() {
  useEffect(() => store.sub(localeAtom, () => void queryClient.invalidateQueries()), []);
}

export default function Workspace() {
  useOtherTabs();
  useClockJumps();
  useLanguageOfAnswers();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGate />
    </QueryClientProvider>
  );
}
