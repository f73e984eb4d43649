import type { KyInstance } from 'ky';
import type { Session } from '@/lib/auth/session';
import { getConfig } from '@/lib/config/config';
import { loadChunk } from '@/lib/util/browser/load-chunk';
import { learnTime } from '@/lib/util/clock';
import { takeEarlyCall } from './early-calls';
import { acceptLanguage, addressOf, encodeBody, toSearchParams, type QueryValue } from './encode';
import { ApiError } from './errors';
import type { RawAnswer } from './envelope';
import type { Fetch } from './transport';

let client: KyInstance | undefined;

/** For code that comes with ky: its calls wait for nothing. */
export function provideClient(loaded: KyInstance): void {
  client = loaded;
}

/** Not in the frame's own file: the first calls of a start were sent by the page's head, without it. */
async function loadClient(): Promise<KyInstance> {
  const { httpClient } = await loadChunk(() => import('./http-client'));
  client = httpClient;
  return httpClient;
}

/** Starts loading it, for the calls that follow; a call loads it again where it is lost. */
export function prepareClient(): void {
  if (!client) loadClient().catch(() => undefined);
}

export interface HttpCall {
  call: string;
  method: 'GET' | 'POST';
  query?: Record<string, QueryValue>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The token of a session that has ended: the request belongs to it and is sent even if the page is closed. */
  endedToken?: string;
  /** Used instead of the default transport. */
  transport?: Fetch;
}

interface Sending {
  spec: HttpCall;
  token: string | undefined;
  encoded: ReturnType<typeof encodeBody> | undefined;
  signal: AbortSignal;
}

function send(http: KyInstance, { spec, token, encoded, signal }: Sending) {
  const { call, method, query, idempotencyKey, endedToken, transport } = spec;
  return http(addressOf(call), {
    method,
    searchParams: toSearchParams(query),
    body: encoded?.body,
    headers: {
      ...encoded?.headers,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal,
    keepalive: endedToken !== undefined,
    ...(transport && { fetch: transport }),
  });
}

/** The same request if the script in the head of the page has sent it; writes are never sent early. */
function takeEarly({ spec, token, encoded }: Omit<Sending, 'signal'>) {
  const { call, method, query, endedToken, idempotencyKey } = spec;
  const body = encoded?.body;
  if (endedToken !== undefined || idempotencyKey !== undefined || body instanceof FormData) return undefined;
  const search = toSearchParams(query).toString();
  const url = search === '' ? addressOf(call) : `${addressOf(call)}?${search}`;
  return takeEarlyCall({ method, url, body, token, language: acceptLanguage() });
}

async function sent(sending: Sending) {
  const early = takeEarly(sending);
  if (early) return { sentAt: early.sentAt, response: await early.response };
  // Once loaded it is used at once: the call of a session that has ended is sent even while the page closes.
  const http = client ?? (await loadClient());
  return { sentAt: Date.now(), response: await send(http, sending) };
}

async function answerTo(spec: HttpCall, session: Session, signal: AbortSignal): Promise<RawAnswer> {
  const token = spec.endedToken ?? session.token;
  const encoded = spec.method === 'POST' ? encodeBody(spec.body) : undefined;
  const { sentAt, response } = await sent({ spec, token, encoded, signal });
  learnTime(response.headers.get('Date'), sentAt);
  return {
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
    call: spec.call,
  };
}

/** Rejects as soon as the signal aborts, even if the work itself ignores it. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/**
 * Sends a request of a session and returns the raw response; only the lack of a response is an error here.
 * `requestTimeout` runs until the last byte of the body, so that it covers stalled and very slow responses. The request
 * is aborted when its session ends.
 */
export async function exchange(spec: HttpCall, session: Session): Promise<RawAnswer> {
  const { call, endedToken } = spec;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), getConfig().requestTimeout);
  const givenUp = AbortSignal.any(
    [spec.signal, endedToken === undefined ? session.signal : undefined].filter((one) => one !== undefined),
  );
  const ended = AbortSignal.any([givenUp, limit.signal]);
  try {
    return await Promise.race([answerTo(spec, session, ended), aborted(ended)]);
  } catch (cause) {
    throw new ApiError(givenUp.aborted ? 'cancelled' : 'network', { code: 0, call, cause });
  } finally {
    clearTimeout(timer);
  }
}
