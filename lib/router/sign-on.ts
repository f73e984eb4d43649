import { isNumber, isRecord, isText } from '@/lib/util/guards';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { uuid } from '@/lib/util/uuid';
import { redirectTarget } from './guard';
import { currentLocation, hrefOf, navigate, parseLocation } from './location';

const STORED = 'supplier-client-sign-on';
/** Milliseconds within which a sign-on must return; an older start is ignored. */
const MAX_TIME = 5 * 60_000;

interface Started {
  state: string;
  /** The location to open after the login. */
  target: string;
  at: number;
}

/** The sign-on that this browser has started, if any. */
function started(): Started | undefined {
  const stored = readStored(STORED);
  if (!isRecord(stored) || !isText(stored.state) || !isText(stored.target) || !isNumber(stored.at)) return undefined;
  const age = Date.now() - stored.at;
  return age >= 0 && age < MAX_TIME ? { state: stored.state, target: stored.target, at: stored.at } : undefined;
}

/**
 * The address of single sign-on, with `state`, which must be returned, and `redirect_uri`, which is the client's
 * address without its hash, because a redirect URI must not contain one (RFC 6749, 3.1.2).
 */
export function startSignOn(ssoURL: string): string {
  const state = uuid();
  writeStored(STORED, { state, target: redirectTarget(currentLocation()), at: Date.now() } satisfies Started);
  const address = new URL(ssoURL);
  address.searchParams.set('state', state);
  address.searchParams.set('redirect_uri', location.origin + location.pathname);
  return address.href;
}

/** Whether the page was opened by the return of a sign-on that this browser started; such an address has no hash. */
export const isReturn = (): boolean => {
  const query = new URLSearchParams(location.search);
  const isAnswer = query.has('state') && (query.has('code') || query.has('error'));
  return isAnswer && currentLocation().path === '/' && started()?.state === query.get('state');
};

export type SignOnAnswer =
  /** Not started here, or returned too late: nothing in the address can be trusted. */
  | { kind: 'foreign' }
  | { kind: 'missing' }
  /** The identity provider's error. */
  | { kind: 'refused'; reason: string }
  | { kind: 'code'; code: string; state: string; target: string };

/**
 * The result of single sign-on, from the address before or after the `#`. The code is removed from the address, so that
 * it is in no history and no copied link. It is accepted once, within five minutes, and only with the state that this
 * browser sent; another state does not invalidate the start.
 */
export function readSignOnAnswer(): SignOnAnswer {
  const here = currentLocation();
  const before = new URLSearchParams(location.search);
  const value = (name: string) => before.get(name) ?? here.query.get(name) ?? '';
  const code = value('code');
  const state = value('state');
  const reason = value('error_description') || value('error');
  const pending = started();
  for (const name of ['code', 'state', 'error', 'error_description', 'session_state']) before.delete(name);
  const search = before.size > 0 ? `?${before}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}${hrefOf(here.full)}`);
  navigate(here.path, { replace: true });
  if (!pending || pending.state !== state) return { kind: 'foreign' };
  writeStored(STORED, undefined);
  if (reason) return { kind: 'refused', reason };
  return code ? { kind: 'code', code, state, target: parseLocation(pending.target).full } : { kind: 'missing' };
}
