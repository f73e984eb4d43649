import { queryOptions } from '@tanstack/react-query';
import { currentSession, type Session } from '@/lib/auth/session';
import { getConfig } from '@/lib/config/config';
import { fetchRoutes, fetchUser, type User } from './session';

/** With login interception off nobody logs in: a virtual user with every right. */
const VIRTUAL_USER: User = { id: 'admin', username: 'admin', avatar: '', roles: [], permissions: [] };

/** A visitor, where the deployment lets some in (`supportVisit`): no name, no picture, no right. */
const GUEST: User = { username: '', avatar: '', roles: [], permissions: [] };

/** Nobody is logged in, though somebody could be. */
export const isGuest = ({ token } = currentSession()) => getConfig().loginInterception && !token;

/** Asked once a session; whoever opens the session shows what fails. */
const session = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  // Offline it fails at once, so that the page can say so.
  networkMode: 'always',
  meta: { quiet: true },
} as const;

let takeUser: (user: User, session: Session) => void = () => {};

/** `take` is called with the user of each response, and the session it is of, before it is in the cache. */
export function onUser(take: typeof takeUser): void {
  takeUser = take;
}

async function askUser(): Promise<User> {
  const current = currentSession();
  const user = isGuest(current) ? GUEST : getConfig().loginInterception ? await fetchUser() : VIRTUAL_USER;
  takeUser(user, current);
  return user;
}

/** Who is logged in. */
export const userQuery = () => queryOptions({ ...session, queryKey: ['session', 'user'], queryFn: askUser });

/** The platform's routes; null in 'intelligence' mode, where the client's own table counts. */
export const routesQuery = () =>
  queryOptions({
    ...session,
    queryKey: ['session', 'routes'],
    queryFn: () => (getConfig().authentication === 'all' ? fetchRoutes() : null),
  });
