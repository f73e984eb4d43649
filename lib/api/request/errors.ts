/**
 * What went wrong with a call, in the words the client acts on:
 * - network: no answer (offline, wrong address, CORS, time-out)
 * - protocol: an answer that is not the platform's (no JSON, empty)
 * - contract: the platform's answer has a shape the client does not know
 * - session: the token is no longer good (401, 1301, 401002)
 * - forbidden: no right to this (403)
 * - conflict: the record was changed by someone else (409); `data` is the current record
 * - invalid: field errors (422) in `fields`
 * - business: any other code of the platform
 * - cancelled: the caller gave up
 */
export type ApiErrorKind =
  'network' | 'protocol' | 'contract' | 'session' | 'forbidden' | 'conflict' | 'invalid' | 'business' | 'cancelled';

interface ApiErrorDetails {
  /** The platform's code, or the HTTP status where it sent none; 0 where there was no answer. */
  code: number | string;
  /** The platform's own words, if any. Texts of the client are chosen where the error is shown. */
  message?: string;
  statusText?: string;
  fields?: Record<string, string>;
  data?: unknown;
  /** Seconds, from the Retry-After header. */
  retryAfter?: number;
  /** A key of the messages for the errors the client itself recognises. */
  textKey?: 'badLogin' | 'badUserInfo' | 'badRoutes' | 'badKey' | 'weakKey' | 'preview' | 'maybeSaved' | 'replaced';
  call?: string;
  cause?: unknown;
}

/** Every failure of every call is one of these. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly details: ApiErrorDetails;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails) {
    super(details.message ?? '', { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.details = details;
  }

  get code() {
    return this.details.code;
  }
  get fields() {
    return this.details.fields;
  }
}

export const isApiError = (error: unknown, kind?: ApiErrorKind): error is ApiError =>
  error instanceof ApiError && (kind === undefined || error.kind === kind);

/** No answer that could be understood: a write that ends so may have been carried out all the same. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) &&
  (['network', 'protocol', 'contract', 'cancelled'].includes(error.kind) || /^5\d\d$/.test(String(error.code)));
