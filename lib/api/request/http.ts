import ky, { type KyInstance } from 'ky';
import type { Session } from '@/lib/auth/session';
import { getConfig } from '@/lib/config/config';
import { learnTime } from '@/lib/util/clock';
import { ApiError } from './errors';
import type { RawAnswer } from './envelope';
import { callTransport, type Fetch } from './transport';

let instance: KyInstance | undefined;

/** The interface language; a platform that does not have it answers in English. */
function acceptLanguage() {
  const { lang } = document.documentElement;
  if (lang.startsWith('zh')) return 'zh-CN';
  return lang === 'en' ? 'en-US' : `${lang},en-US;q=0.8`;
}

/** The one ky instance. It neither retries nor judges a status: React Query retries reads, the envelope judges. */
function client(): KyInstance {
  instance ??= ky.create({
    fetch: callTransport,
    retry: 0,
    throwHttpErrors: false,
    // The time of a call counts until the end of its body; ky's own ends with the headers.
    timeout: false,
    hooks: {
      beforeRequest: [
        ({ request }) => {
          request.headers.set('Accept-Language', acceptLanguage());
        },
      ],
    },
  });
  return instance;
}

/** The address of a call: remapped by `paths`, on the configured host. */
export function addressOf(call: string): string {
  const { baseURL, paths } = getConfig();
  const path = paths[call] ?? call;
  const full = /^https?:\/\//i.test(path) ? path : `${baseURL.replace(/\/+$/, '')}${path}`;
  return new URL(full, location.href).href;
}

export type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** Search parameters as the contract writes them: a list is a repeated key, what is unset is left out. */
export function toSearchParams(query: Record<string, QueryValue> = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== '') params.append(key, String(item));
    }
  }
  return params;
}

/** A body in the configured content type. Urlencoded bodies carry nested values as JSON text. */
function encodeBody(body: unknown): { body: BodyInit; headers: Record<string, string> } {
  if (body instanceof FormData) return { body, headers: {} };
  const { contentType } = getConfig();
  const headers = { 'Content-Type': contentType };
  if (!/urlencoded/i.test(contentType)) return { body: JSON.stringify(body ?? {}), headers };
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const fields = entries.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]);
  return { body: new URLSearchParams(fields).toString(), headers };
}

export interface HttpCall {
  call: string;
  method: 'GET' | 'POST';
  query?: Record<string, QueryValue>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The token of a session that is over: the call is about that one, and outlives it and the page. */
  endedToken?: string;
  /** Another way to the platform than the usual one. */
  transport?: Fetch;
}

async function answerTo(spec: HttpCall, session: Session, signal: AbortSignal): Promise<RawAnswer> {
  const { call, method, query, body, idempotencyKey, endedToken, transport } = spec;
  const token = endedToken ?? session.token;
  const encoded = method === 'POST' ? encodeBody(body) : { body: undefined, headers: {} };
  const sentAt = Date.now();
  const response = await client()(addressOf(call), {
    method,
    searchParams: toSearchParams(query),
    body: encoded.body,
    headers: {
      ...encoded.headers,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal,
    keepalive: endedToken !== undefined,
    ...(transport && { fetch: transport }),
  });
  learnTime(response.headers.get('Date'), sentAt);
  return {
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
    call,
  };
}

/** Fails as soon as a signal says so, whether or not the work under it listens. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/**
 * Performs a call of a session and returns its raw answer; only the lack of any answer is an error here. `requestTimeout` counts from
 * the call to the last byte of its answer, so that one that stalls or drips ends too. A call ends with its session.
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
