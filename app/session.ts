import type { QueryClient } from '@tanstack/react-query';
import { moveDrafts, removeDraftsOf, removeOldDrafts } from '@/components/ui/record/draft-list';
import { isApiError, type ApiError } from '@/lib/api/request/errors';
import { logout, type User } from '@/lib/api/session';
import { isGuest, onUser, routesQuery, userQuery } from '@/lib/api/session-queries';
import { endSessionWork, type Ending } from '@/lib/auth/session-end';
import {
  adoptToken,
  isSharedStorage,
  isTokenReplaced,
  readToken,
  removeToken,
  storedToken,
  writeToken,
} from '@/lib/auth/token';
import { announce, type TokenNews } from '@/lib/auth/token-channel';
import { getConfig } from '@/lib/config/config';
import { loginPath, redirectTarget } from '@/lib/router/guard';
import { keptTabs } from '@/lib/router/kept-tabs';
import { currentPlace, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import {
  accountOf,
  currentAccount,
  forgetAccount,
  isTabOnly,
  loginName,
  rememberLoginName,
  setAccount,
} from '@/lib/state/account';
import { clearErrorLog } from '@/lib/state/error-log';
import { showError } from '@/lib/state/messages';
import { sessionEndAtom, sessionNotesAtom, syncSession, type SessionEnd, type SessionNote } from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { forgetTabs, hasTabsOfOther, tabsWithText } from '@/lib/state/tabs';
import { createQueryClient } from './query-client';

/**
 * The session of this page: its token, its account, its answers, and everything that registers with `onSessionEnd`
 * (uploads, gathered reads, drafts, calls under way). It begins and ends here alone.
 */
let queries: QueryClient | undefined;

function newQueries(): QueryClient {
  const client: QueryClient = createQueryClient({ onEnd: onRefused, isOver: () => queries !== client });
  return client;
}

/** The answers of the present session. */
export const sessionQueries = (): QueryClient => (queries ??= newQueries());

/** What was asked in a session stays with what was drawn in it. */
function forgetQueries(): void {
  queries?.clear();
  queries = undefined;
}

/** A token is tried that this page has no session with yet. */
let opening = false;

/** A call was refused: by the platform, or because another tab has changed the session meanwhile. */
function onRefused({ message, details }: ApiError): void {
  // Whoever opens a session says himself why it does not open.
  if (opening) return;
  if (details.textKey === 'replaced') void followTabs();
  else endSession('expired', message);
}

/** The names under which an account was known to this device before: what is kept under one of them is its own. */
function formerNames({ id, username }: User): string[] {
  const name = loginName();
  if (name === '') return [];
  return [`${username} ${name}`, name, ...(id === undefined ? [] : [accountOf(undefined)])];
}
let names: string[] = [];

/** What is kept for an account on this device is found under its name from now on. */
function takeUser(user: User): void {
  const account = isGuest() ? '' : accountOf(user.id);
  setAccount(account);
  names = [account, ...formerNames(user)];
  removeOldDrafts(Date.now());
  if (account !== '') moveDrafts(formerNames(user), account);
}

onUser(takeUser);

/** User info, then routes (specification 4). A failure is shown by whoever asked for the session. */
async function openSession(): Promise<void> {
  await sessionQueries().fetchQuery(userQuery());
  await sessionQueries().fetchQuery(routesQuery());
}

function end(how: Ending): void {
  endSessionWork(how);
  // Nobody knows whose they are: they are shown to no one else.
  if (isTabOnly(currentAccount())) removeDraftsOf(currentAccount());
  const kept = how === 'ended' ? keptTabs(tabsWithText()) : [];
  // Before the tabs: with sessionStorage it empties what this window keeps.
  removeToken();
  forgetTabs(kept);
  clearErrorLog();
  forgetQueries();
  setAccount('');
  syncSession();
}

/** The session is over, and not by the user's wish: the login page says why, and where the user was is remembered. */
export function endSession(why: SessionEnd['why'], words = ''): void {
  const token = readToken();
  const account = currentAccount();
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
  if (isApiError(error, 'session')) return onRefused(error);
  dropSession();
  showError(error);
}

/** Logs out here at once; the request to the platform follows in the background. */
export function leave(): void {
  const token = readToken();
  const account = currentAccount();
  end('logout');
  forgetAccount(names);
  store.set(sessionEndAtom, undefined);
  navigate(paths.login());
  announce({ kind: 'out', token, account });
  if (token !== undefined) logout(token).catch((error: unknown) => console.warn('[logout]', String(error)));
}

/** A session whose user and routes are known begins, and the login page gives way to what was asked for. */
function begin(target: string | undefined, notes: readonly SessionNote[] = []): void {
  store.set(sessionEndAtom, undefined);
  store.set(sessionNotesAtom, hasTabsOfOther() ? [...notes, 'keptForOther'] : notes);
  if (target !== undefined) navigate(target, { replace: true });
  syncSession();
}

/** Whoever fails to get in leaves nothing behind, and the token of nobody else is touched. */
async function tryOpening(token: string): Promise<void> {
  adoptToken(token);
  opening = true;
  try {
    await openSession();
  } catch (error) {
    adoptToken(undefined);
    setAccount('');
    forgetQueries();
    throw error;
  } finally {
    opening = false;
  }
}

/** Opens the session of a token that the platform has just given; `name` is what was typed, '' where nothing was. */
export async function enterSession(token: string, name: string, target: string): Promise<void> {
  if (readToken() !== undefined) end('ended');
  const before = loginName();
  rememberLoginName(name);
  try {
    await tryOpening(token);
  } catch (error) {
    rememberLoginName(before);
    throw error;
  }
  writeToken(token);
  rememberLoginName(name);
  announce({ kind: 'in', token, account: currentAccount() });
  begin(target);
}

/** Another tab has logged in: this one goes in as well, as soon as user and routes are there. */
async function join(token: string, last?: string): Promise<void> {
  try {
    await tryOpening(token);
  } catch (error) {
    console.warn('[session]', String(error));
    return;
  }
  if (isSharedStorage() && storedToken() !== token) {
    adoptToken(undefined);
    forgetQueries();
    return followTabs();
  }
  writeToken(token);
  const isOther = last !== undefined && last !== currentAccount();
  begin(
    currentPlace().path === paths.login() ? redirectTarget(currentPlace()) : undefined,
    isOther ? ['switched'] : [],
  );
}

/** Another tab may have logged in or out: this page does the same, in place. */
export async function followTabs(news?: TokenNews): Promise<void> {
  const own = readToken();
  if (news) {
    const isOwn = news.token === own || (news.account !== undefined && news.account === currentAccount());
    if (own !== undefined && news.kind === 'out' && isOwn) endSession('elsewhere');
    if (own === undefined && news.kind === 'in' && news.token !== undefined) await join(news.token);
    return;
  }
  const stored = storedToken();
  const last = own === undefined ? undefined : currentAccount();
  if (isTokenReplaced()) endSession(stored === undefined ? 'elsewhere' : 'replaced');
  if (readToken() === undefined && stored !== undefined) await join(stored, last);
}
