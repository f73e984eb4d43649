import { readStored, writeStored } from '@/lib/util/storage';
import { uuid } from '@/lib/util/uuid';
import { redirectTarget } from './guard';
import { currentPlace, hrefOf, navigate, parsePlace } from './location';

const STORED = 'supplier-client-sign-on';
/** Milliseconds within which somebody signs on; an older start is none. */
const LONGEST = 30 * 60_000;

interface Started {
  state: string;
  /** Where to go afterwards. */
  target: string;
  at: number;
}

function started(): Started | undefined {
  const stored = readStored(STORED) as Partial<Started> | undefined;
  const { state, target, at } = stored ?? {};
  if (typeof state !== 'string' || typeof target !== 'string' || typeof at !== 'number') return undefined;
  return Date.now() - at < LONGEST ? { state, target, at } : undefined;
}

/**
 * The address at which single sign-on begins: `state`, which has to come back, and `redirect_uri`, which is the client
 * without its hash, since such addresses may hold none (RFC 6749, 3.1.2).
 */
export function startSignOn(ssoURL: string): string {
  const state = uuid();
  writeStored(STORED, { state, target: redirectTarget(currentPlace()), at: Date.now() } satisfies Started);
  const address = new URL(ssoURL);
  address.searchParams.set('state', state);
  address.searchParams.set('redirect_uri', location.origin + location.pathname);
  return address.href;
}

/** Whether the page was opened by the return of a sign-on that began here; such an address has no hash. */
export const isReturn = (): boolean => {
  const query = new URLSearchParams(location.search);
  const isAnswer = query.has('state') && (query.has('code') || query.has('error'));
  return isAnswer && currentPlace().path === '/' && started() !== undefined;
};

export interface SignOnAnswer {
  code: string;
  state: string;
  /** What the identity provider says against it. */
  refusal?: string;
  problem?: 'missing' | 'stateWrong';
  target: string;
}

/**
 * What single sign-on came back with, before the `#` or behind it. The code is taken out of the address, so that it is
 * in no history and in no link that is passed on; it is good for one try. Where this browser began the sign-on, the
 * state must be the one it began with; a sign-on that the platform's own portal began has none to compare.
 */
export function takeSignOnAnswer(): SignOnAnswer {
  const place = currentPlace();
  const before = new URLSearchParams(location.search);
  const value = (name: string) => before.get(name) ?? place.query.get(name) ?? '';
  const code = value('code');
  const state = value('state');
  const refusal = value('error_description') || value('error') || undefined;
  const begun = started();
  writeStored(STORED, undefined);
  for (const name of ['code', 'state', 'error', 'error_description', 'session_state']) before.delete(name);
  const search = before.size > 0 ? `?${before}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}${hrefOf(place.full)}`);
  navigate(place.path, { replace: true });
  const problem = code === '' ? 'missing' : begun && begun.state !== state ? 'stateWrong' : undefined;
  return { code, state, refusal, problem, target: begun ? parsePlace(begun.target).full : '/' };
}
