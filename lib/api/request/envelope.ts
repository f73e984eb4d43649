import type { Config } from '@/lib/config/schema';
import { isNumber, isRecord, isText } from '@/lib/util/guards';
import { withoutNulls } from '@/lib/util/without-nulls';
import { ApiError, type ApiErrorKind } from './errors';

/** A response before its envelope is opened. */
export interface RawAnswer {
  status: number;
  statusText: string;
  body: string;
  retryAfter?: string | null;
  call?: string;
}

export interface Answer {
  data: unknown;
  /** The platform's message; '' if it sent none. */
  message: string;
}

const SESSION_CODES = new Set(['401', '1301', '401002']);

/** The kind of error for a code that is not a success (specification 8, contract 1). */
export function kindOfCode(code: number | string): ApiErrorKind {
  const text = String(code);
  if (SESSION_CODES.has(text)) return 'session';
  if (text === '403') return 'forbidden';
  if (text === '409') return 'conflict';
  if (text === '422') return 'invalid';
  return 'business';
}

/** Retry-After in seconds; a date is converted relative to `now`. */
export function parseRetryAfter(value: string | null | undefined, now = Date.now()): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

function fieldErrors(data: unknown): Record<string, string> | undefined {
  const errors = isRecord(data) ? data.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return undefined;
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path, String(text)]));
}

type EnvelopeConfig = Pick<Config, 'statusName' | 'messageName' | 'dataName' | 'successCodes'>;

/**
 * Opens the envelope (contract 1): success codes return the data; without a status field the HTTP status counts;
 * everything else throws an ApiError. A body that is not JSON is an error whatever the HTTP status is, because a page
 * of a proxy or portal must not pass for a response; so are one that is no object, which would say that a write is done,
 * and a status field that is neither a number nor a text, with the platform's message.
 */
export function openEnvelope(raw: RawAnswer, config: EnvelopeConfig): Answer {
  const { status, call } = raw;
  const retryAfter = parseRetryAfter(raw.retryAfter);
  // A successful HTTP status text does not describe the error.
  const statusText = status < 400 ? '' : raw.statusText;
  /** A gateway that ends the session responds without an envelope; its HTTP status is enough (401, 403). */
  const unreadable = (
    kind: 'protocol' | 'contract',
    { message = '', cause }: { message?: string; cause?: unknown },
  ) => {
    const known = kindOfCode(status);
    const code = status < 400 ? 0 : status;
    const shown = known === 'session' || known === 'forbidden' ? known : kind;
    return new ApiError(shown, { code, message, statusText, retryAfter, call, cause });
  };
  let body: unknown;
  try {
    body = JSON.parse(raw.body.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw unreadable('protocol', { cause });
  }
  if (!isRecord(body) && status < 400) throw unreadable('contract', {});
  const envelope = isRecord(body) ? body : {};
  const sent = envelope[config.statusName] ?? undefined;
  const text = envelope[config.messageName];
  const message = isText(text) ? text : '';
  if (sent !== undefined && !isNumber(sent) && !isText(sent)) throw unreadable('contract', { message });
  const code = sent ?? status;
  const data = withoutNulls(envelope[config.dataName]);
  const success = config.successCodes.includes(code) || (sent === undefined && status < 300);
  if (success) return { data, message };
  const kind = kindOfCode(code);
  throw new ApiError(kind, {
    code,
    message,
    statusText,
    retryAfter,
    call,
    data,
    fields: kind === 'invalid' ? fieldErrors(data) : undefined,
  });
}
