import { leaveRequestAtom } from '@/components/layout/tabs/tab-actions';
import { moveDrafts, removeDraftsOf, removeOldDrafts } from '@/components/ui/record/draft-list';
import { isApiError, type ApiError } from '@/lib/api/request/errors';
import { logout, type User } from '@/lib/api/session';
import { isGuest, onUser, routesQuery, userQuery } from '@/lib/api/session-queries';
import { currentSession, makeCurrent, perSession, startSession, type Ending, type Session } from '@/lib/auth/session';
import { isSharedStorage, isTokenReplaced, readToken, removeToken, storeToken, storedToken } from '@/lib/auth/token';
import { announce, type TokenNews } from '@/lib/auth/token-channel';
import { getConfig } from '@/lib/config/config';
import { loginPath, redirectTarget } from '@/lib/router/guard';
import { keptTabs } from '@/lib/router/kept-tabs';
import { currentPlace, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { accountOf, forgetAccount, isTabOnly, loginName, rememberLoginName } from '@/lib/state/account';
import { clearErrorLog } from '@/lib/state/error-log';
import { clearMessages, showError } from '@/lib/state/messages';
import { sessionEndAtom, sessionNotesAtom, syncSession, type SessionEnd, type SessionNote } from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { forgetTabs, hasTabsOfOther, tabsWithText } from '@/lib/state/tabs';
import { forgetAccountStart } from './known-start';
import { createQueryClient } from './query-client';

/** What was asked in a session stays with what was rendered in it. */
export const sessionQueries = perSession(
  (session) => createQueryClient({ onEnd: (error) => onRefused(session, error), isOver: () => session.isOver }),
  (queries) => queries.clear(),
);

/** A call was refused: by the platform, or because another tab has changed the session meanwhile. */
function onRefused(session: Session, { message, details }: ApiError): void {
  // Whoever opens a session says himself why it does not open.
  if (session.isOpening || session !== currentSession()) return;
  if (details.textKey === 'replaced') void followTabs();
  else endSession('expired', message);
}

/** The names under which an account was known to this device before: what is kept under one of them is its own. */
function formerNames({ id, username }: User, session: Session): string[] {
  const name = loginName();
  if (name === '') return [];
  return [`${username} ${name}`, name, ...(id === undefined ? [] : [accountOf(undefined, session)])];
}

/** What is kept for an account on this device is found under its name from now on. */
function takeUser(user: User, session: Session): void {
  session.account = isGuest(session) ? '' : accountOf(user.id, session);
  session.formerNames = formerNames(user, session);
  removeOldDrafts(Date.now());
  if (session.account !== '') moveDrafts(session.formerNames, session.account);
}

onUser(takeUser);

/** Ends the current session and what the page shows of it. */
function end(how: Ending): void {
  const session = currentSession();
  session.end(how);
  clearMessages();
  store.set(leaveRequestAtom, undefined);
  // Nobody knows whose they are: they are shown to no one else.
  if (isTabOnly(session.account)) removeDraftsOf(session.account);
  const kept = how === 'ended' ? keptTabs(tabsWithText()) : [];
  // Before the tabs: with sessionStorage it empties what this window keeps.
  removeToken(session);
  forgetTabs(kept);
  clearErrorLog();
  startSession();
  syncSession();
}

/** The session is over, and not by the user's wish: the login page says why, and where the user was is remembered. */
export function endSession(why: SessionEnd['why'], words = ''): void {
  const { token, account } = currentSession();
  const target = loginPath(currentPlace(), getConfig().recordRoute);
  if (token !== undefined) store.set(sessionEndAtom, { why, words, kept: tabsWithText().length > 0 });
  end('ended');
  if (currentPlace().path !== paths.login()) navigate(target, { replace: true });
  if (why === 'expired' || why === 'password') announce({ kind: 'out', token, account });
}

/** Leads to the login page without a reason: the user asked for it, or it is said otherwise. */
export function dropSession(): void {
  endSession('expired');
  store.set(sessionEndAtom, undefined);
}

/** The frame could not be built: everything is reset and the login page says why. */
export function failSession(error: unknown): void {
  console.error('[guard]', String(error));
  if (isApiError(error, 'cancelled')) return;
  if (isApiError(error, 'session')) return onRefused(currentSession(), error);
  dropSession();
  showError(error);
}

/** Logs out here at once; the request to the platform follows in the background. */
export function leave(): void {
  const { token, account, formerNames: others } = currentSession();
  end('logout');
  forgetAccount([account, ...others]);
  forgetAccountStart();
  store.set(sessionEndAtom, undefined);
  navigate(paths.login());
  announce({ kind: 'out', token, account });
  if (token !== undefined) logout(token).catch((error: unknown) => console.warn('[logout]', String(error)));
}

/**
 * User info and routes (specification 4), asked for together and judged in this order, in a session of their own. Where that fails the session before goes on, and
 * nothing of the new one is left; whoever asked for it shows why.
 */
async function openSession(token: string, before: Session): Promise<Session> {
  const session = startSession(token);
  session.isOpening = true;
  try {
    const queries = sessionQueries(session);
    const routes = queries.fetchQuery(routesQuery());
    // Whatever is wrong with the user is said first.
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

/** Another login may have taken the place of this one meanwhile. */
function giveUp(session: Session, before: Session): void {
  session.end('ended');
  if (currentSession() === session) makeCurrent(before);
}

/** A session whose user and routes are known begins, and the login page gives way to what was asked for. */
function begin(before: Session, target: string | undefined, notes: readonly SessionNote[] = []): void {
  before.end('ended');
  store.set(sessionEndAtom, undefined);
  store.set(sessionNotesAtom, hasTabsOfOther() ? [...notes, 'keptForOther'] : notes);
  if (target !== undefined) navigate(target, { replace: true });
  syncSession();
}

/** Opens the session of a token that the platform has just given; `name` is what was typed, '' where nothing was. */
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

/** Another tab has logged in: this one goes in as well, as soon as user and routes are there. */
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
  const target = currentPlace().path === paths.login() ? redirectTarget(currentPlace()) : undefined;
  begin(before, target, isOther ? ['switched'] : []);
}

/** Another tab may have logged in or out: this page does the same, in place. */
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
