import { leaveRequestAtom } from '@/components/layout/tabs/tab-actions';
import { EndNotice } from '@/components/shared/entry/EntryMessage';
import { hasInterrupted, moveDrafts, removeDraftsOf, removeOldDrafts } from '@/components/ui/record/draft-list';
import { isApiError, type ApiError } from '@/lib/api/request/errors';
import { logout, type User } from '@/lib/api/session';
import { isGuest, onUser, routesQuery, userQuery } from '@/lib/api/session-queries';
import { currentSession, makeCurrent, perSession, startSession, type Ending, type Session } from '@/lib/auth/session';
import { isSharedStorage, isTokenReplaced, readToken, removeToken, storeToken, storedToken } from '@/lib/auth/token';
import { announce, type TokenNews } from '@/lib/auth/token-channel';
import { getConfig } from '@/lib/config/config';
import { loginPath, redirectTarget } from '@/lib/router/guard';
import { keptTabs } from '@/lib/router/kept-tabs';
import { currentLocation, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { accountOf, forgetAccount, isTabOnly, loginName, rememberLoginName } from '@/lib/state/account';
import { clearErrorLog } from '@/lib/state/error-log';
import { clearMessages, showError } from '@/lib/state/messages';
import {
  sessionEndAtom,
  sessionNotesAtom,
  syncSession,
  unsentFilesAtom,
  type SessionEnd,
  type SessionNote,
} from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { forgetTabs, hasTabsOfOther, tabsWithText } from '@/lib/state/tabs';
import { forgetAccountStart } from './known-start';
import { createQueryClient } from './query-client';

/** A query client per session: components rendered in a session keep its cache. */
export const sessionQueries = perSession(
  (session) => createQueryClient({ onEnd: (error) => onRefused(session, error), isOver: () => session.isOver }),
  (queries) => queries.clear(),
);

/** Reacts to a refused request: the platform sent 401, or another tab has changed the session. */
function onRefused(session: Session, { message, details }: ApiError): void {
  // The code that opens a session shows its error itself.
  if (session.isOpening || session !== currentSession()) return;
  if (details.textKey === 'replaced') void followTabs();
  else endSession('expired', message);
}

/** The keys under which this device stored data of the account before its id was known. */
function formerNames({ id, username }: User, session: Session): string[] {
  const name = loginName();
  if (name === '') return [];
  return [`${username} ${name}`, name, ...(id === undefined ? [] : [accountOf(undefined, session)])];
}

/** Data stored for the account on this device is moved to its current key. */
function adoptUser(user: User, session: Session): void {
  session.account = isGuest(session) ? '' : accountOf(user.id, session);
  session.formerNames = formerNames(user, session);
  removeOldDrafts(Date.now());
  if (session.account !== '') moveDrafts(session.formerNames, session.account);
}

onUser(adoptUser);

/** Ends the current session and removes what the page shows of it. */
function end(how: Ending): void {
  const session = currentSession();
  session.end(how);
  clearMessages();
  store.set(leaveRequestAtom, undefined);
  // Drafts of an unknown account must not be shown to another user.
  if (isTabOnly(session.account)) removeDraftsOf(session.account);
  const kept = how === 'ended' ? keptTabs(tabsWithText()) : [];
  // Before the tabs are stored: with sessionStorage, removing the token empties sessionStorage.
  removeToken(session);
  forgetTabs(kept);
  clearErrorLog();
  startSession();
  syncSession();
}

/** Sends the platform a logout that the user wanted, in the background (contract 2). */
function logOut(token: string | undefined): void {
  if (token !== undefined) logout(token).catch((error: unknown) => console.warn('[logout]', String(error)));
}

/** The session has ended without a logout: the login page shows why, and the user's address is remembered. */
export function endSession(why: SessionEnd['why'], message = ''): void {
  const { token, account } = currentSession();
  const target = loginPath(currentLocation(), getConfig().recordRoute);
  const files = store.get(unsentFilesAtom);
  const typed = tabsWithText().length > 0;
  end('ended');
  const kept = typed && hasInterrupted(account);
  if (token !== undefined) store.set(sessionEndAtom, { why, message, kept, files, Notice: EndNotice });
  if (currentLocation().path !== paths.login()) navigate(target, { replace: true });
  if (why === 'expired' || why === 'password') announce({ kind: 'out', token, account });
  if (why === 'password') logOut(token);
}

/** Leads to the login page without a reason: the user wanted it, or a message gives the reason. */
export function dropSession(): void {
  endSession('expired');
  store.set(sessionEndAtom, undefined);
}

/** The frame could not be rendered: the session is reset and the login page shows the error. */
export function failSession(error: unknown): void {
  console.error('[guard]', String(error));
  if (isApiError(error, 'cancelled')) return;
  if (isApiError(error, 'session')) return onRefused(currentSession(), error);
  dropSession();
  showError(error);
}

/** Logs out here at once. */
export function leave(): void {
  const { token, account, formerNames: others } = currentSession();
  end('logout');
  forgetAccount([account, ...others]);
  forgetAccountStart();
  store.set(sessionEndAtom, undefined);
  navigate(paths.login());
  announce({ kind: 'out', token, account });
  logOut(token);
}

/**
 * Fetches user info and routes (specification 4) at the same time in a new session, and checks them in this order. If
 * that fails, the previous session continues, nothing of the new one is left, and the caller shows the error.
 */
async function openSession(token: string, before: Session): Promise<Session> {
  const session = startSession(token);
  session.isOpening = true;
  try {
    const queries = sessionQueries(session);
    const routes = queries.fetchQuery(routesQuery());
    // An error of the user info takes precedence over one of the routes.
    routes.catch(() => {});
    await queries.fetchQuery(userQuery());
    await routes;
  } catch (error) {
    giveUp(session, before);
    throw error;
  } finally {
    session.isOpening = false;
  }
  return session;
}

/** Another login may have replaced this one in the meantime. */
function giveUp(session: Session, before: Session): void {
  session.end('ended');
  if (currentSession() === session) makeCurrent(before);
}

/** Starts a session whose user and routes are known, and leaves the login page for the requested page. */
function begin(before: Session, target: string | undefined, notes: readonly SessionNote[] = []): void {
  before.end('ended');
  store.set(sessionEndAtom, undefined);
  store.set(sessionNotesAtom, hasTabsOfOther() ? [...notes, 'keptForOther'] : notes);
  if (target !== undefined) navigate(target, { replace: true });
  syncSession();
}

/** Opens the session of a new token; `name` is the typed login name, '' if there is none. */
export async function enterSession(token: string, name: string, target: string): Promise<void> {
  if (readToken() !== undefined) end('ended');
  const before = currentSession();
  const nameBefore = loginName();
  rememberLoginName(name);
  const session = await openSession(token, before).catch((error: unknown) => {
    rememberLoginName(nameBefore);
    throw error;
  });
  storeToken(session);
  rememberLoginName(name);
  announce({ kind: 'in', token, account: session.account });
  begin(before, target);
}

/** Another tab has logged in: this one opens its session as soon as user and routes are loaded. */
async function join(token: string, last?: string): Promise<void> {
  const before = currentSession();
  let session: Session;
  try {
    session = await openSession(token, before);
  } catch (error) {
    console.warn('[session]', String(error));
    return;
  }
  if (isSharedStorage() && storedToken() !== token) {
    giveUp(session, before);
    return followTabs();
  }
  storeToken(session);
  const isOther = last !== undefined && last !== session.account;
  const target = currentLocation().path === paths.login() ? redirectTarget(currentLocation()) : undefined;
  begin(before, target, isOther ? ['switched'] : []);
}

/** Another tab may have logged in or out: this page does the same without a reload. */
export async function followTabs(news?: TokenNews): Promise<void> {
  const { token: own, account } = currentSession();
  if (news) {
    const isOwn = news.token === own || (news.account !== undefined && news.account === account);
    if (own !== undefined && news.kind === 'out' && isOwn) endSession('elsewhere');
    if (own === undefined && news.kind === 'in' && news.token !== undefined) await join(news.token);
    return;
  }
  const stored = storedToken();
  const last = own === undefined ? undefined : account;
  if (isTokenReplaced()) endSession(stored === undefined ? 'elsewhere' : 'replaced');
  if (readToken() === undefined && stored !== undefined) await join(stored, last);
}
