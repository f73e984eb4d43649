/**
 * What went wrong with a request, by how the client reacts:
 * - network: no response (offline, wrong address, CORS, timeout)
 * - protocol: a response that is not the platform's (no JSON, empty)
 * - contract: a response of the platform with an unknown shape
 * - session: the token is no longer valid (401, 1301, 401002)
 * - forbidden: the user has no right to this (403)
 * - conflict: another user changed the record (409); `data` is the current record
 * - invalid: field errors (422) in `fields`
 * - business: any other code of the platform
 * - cancelled: the caller aborted the request
 */
export type ApiErrorKind =
  'network' | 'protocol' | 'contract' | 'session' | 'forbidden' | 'conflict' | 'invalid' | 'business' | 'cancelled';

interface ApiErrorDetails {
  /** The platform's code, else the HTTP status; 0 without a response. */
  code: number | string;
  /** The platform's own message, if any. The client's messages are chosen where the error is shown. */
  message?: string;
  statusText?: string;
  fields?: Record<string, string>;
  data?: unknown;
  /** Seconds, from the Retry-After header. */
  retryAfter?: number;
  /** A key of the messages, for errors that the client itself detects. */
  textKey?: 'badLogin' | 'badUserInfo' | 'badRoutes' | 'badKey' | 'weakKey' | 'preview' | 'maybeSaved' | 'replaced';
  call?: string;
  /** Of a write: no answer says that it was not carried out. */
  maybeDone?: boolean;
  cause?: unknown;
}

/** The error that every failed request throws. */
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

/** What the platform says of single fields, by their paths; nothing for any other error than a refusal for fields (422). */
export const refusedFields = (error: unknown): Record<string, string> =>
  (isApiError(error, 'invalid') && error.fields) || {};

/** Whether no readable response was received: a write may have been carried out all the same. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) &&
  (['network', 'protocol', 'contract', 'cancelled'].includes(error.kind) || /^5\d\d$/.test(String(error.code)));

/** Whether a failed write may have been carried out: nobody gave a reason against it, and no proxy refused to pass it. */
export const isMaybeDone = (error: unknown): error is ApiError =>
  isApiError(error) &&
  ['network', 'protocol', 'contract'].includes(error.kind) &&
  error.message === '' &&
  !/^4\d\d$/.test(String(error.code));

/** Whether asking again cannot succeed: the account lacks the right, or the platform the call. */
export const isUnavailable = (error: unknown): boolean =>
  isApiError(error) && ['403', '404', '405', '501'].includes(String(error.code));
