import { queryOptions } from '@tanstack/react-query';
import { currentSession, type Session } from '@/lib/auth/session';
import { getConfig } from '@/lib/config/config';
import { fetchRoutes, fetchUser, type User } from './session';

/** With login interception off there is no login: the user is virtual and has every right. */
const VIRTUAL_USER: User = { id: 'admin', username: 'admin', avatar: '', roles: [], permissions: [], features: [] };

/** A visitor without login (`supportVisit`): no name, no picture, no rights. */
const GUEST: User = { username: '', avatar: '', roles: [], permissions: [], features: [] };

/** Whether the user is not logged in although the deployment has a login. */
export const isGuest = ({ token } = currentSession()) => getConfig().loginInterception && !token;

/** Fetched once per session; errors are shown by the code that opens the session. */
const session = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  // A failed start is handled by the component that renders next, not requested again.
  retryOnMount: false,
  // Offline it fails at once instead of pausing, so that the page can say so.
  networkMode: 'always',
  meta: { quiet: true },
} as const;

let userListener: (user: User, session: Session) => void = () => {};

/** Registers a function that is called with the user of each response and its session, before the cache is updated. */
export function onUser(listener: typeof userListener): void {
  userListener = listener;
}

async function fetchCurrentUser(): Promise<User> {
  const current = currentSession();
  const user = isGuest(current) ? GUEST : getConfig().loginInterception ? await fetchUser() : VIRTUAL_USER;
  userListener(user, current);
  return user;
}

export const userQuery = () => queryOptions({ ...session, queryKey: ['session', 'user'], queryFn: fetchCurrentUser });

/** The platform's routes; null in 'intelligence' mode, where the client's own table is used. */
export const routesQuery = () =>
  queryOptions({
    ...session,
    queryKey: ['session', 'routes'],
    queryFn: () => (getConfig().authentication === 'all' ? fetchRoutes() : null),
  });
