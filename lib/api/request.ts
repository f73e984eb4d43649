import { CALLS } from '@/lib/config/calls';
import { onSessionEnd } from '@/lib/auth/session-end';
import { isTokenReplaced, readToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { isPreviewLocked } from '@/lib/config/preview';
import type { Shape } from '@/lib/util/guards';
import { uuid } from '@/lib/util/uuid';
import { trackBusy } from './busy';
import { openEnvelope } from './envelope';
import { ApiError, isApiError } from './errors';
import { exchange, type HttpCall } from './http';

export interface RequestSpec<T> extends Omit<HttpCall, 'idempotencyKey'> {
  schema: Shape<T>;
  /** The call creates or changes something: it carries an Idempotency-Key (contract 1). */
  write?: boolean;
  /** Nobody waits for it and its progress is shown elsewhere, as of an upload: it shows no mask. */
  background?: boolean;
}

export interface Result<T> {
  data: T;
  /** The platform's words, '' where it sent none. */
  message: string;
}

/** Keys of writes whose answer was lost, by what they wrote: the same write again carries the same key. */
const unanswered = new Map<string, string>();
const inFlight = new Map<string, Promise<Result<unknown>>>();
onSessionEnd(() => {
  unanswered.clear();
  inFlight.clear();
});

const fingerprint = ({ call, query, body }: HttpCall) =>
  body instanceof FormData ? undefined : `${call} ${JSON.stringify([query, body])}`;

const isDebounced = (call: string) => getConfig().debounce.some((action) => call.includes(action));

/** After these the platform may have written all the same. */
const isLostAnswer = (error: unknown) =>
  isApiError(error) && (['network', 'protocol', 'cancelled'].includes(error.kind) || Number(error.code) >= 500);

function checked<T>(spec: RequestSpec<T>, data: unknown): T {
  const parsed = spec.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ApiError('contract', { code: 0, call: spec.call, data, cause: parsed.error });
}

async function perform<T>(spec: RequestSpec<T>, print: string | undefined): Promise<Result<T>> {
  const key = spec.write ? ((print && unanswered.get(print)) ?? uuid()) : undefined;
  const settle = (lost: boolean) => {
    if (!print || !key) return;
    if (lost) unanswered.set(print, key);
    else unanswered.delete(print);
  };
  const token = readToken();
  try {
    const answer = openEnvelope(await exchange({ ...spec, idempotencyKey: key }), getConfig());
    settle(false);
    return { data: checked(spec, answer.data), message: answer.message };
  } catch (error) {
    settle(isLostAnswer(error));
    // The answer to an ended session says nothing about the one that has begun since.
    const late = isApiError(error, 'session') && readToken() !== token;
    throw late ? new ApiError('cancelled', { code: 0, call: spec.call, cause: error }) : error;
  }
}

/**
 * One call of the contract, from its path to typed data. Actions on the debounce list show the full-screen mask until
 * they are answered, and the same one cannot be sent twice: a second press gets the first one's answer.
 */
export async function send<T>(spec: RequestSpec<T>): Promise<Result<T>> {
  if (!CALLS.has(spec.call)) throw new Error(`Not a call of the contract: ${spec.call}`);
  if (spec.write && isPreviewLocked()) throw new ApiError('business', { code: 0, textKey: 'preview', call: spec.call });
  // What this page shows was read in another session than the one the browser is logged in with now.
  if (isTokenReplaced()) throw new ApiError('session', { code: 401, textKey: 'replaced', call: spec.call });
  const print = spec.write ? fingerprint(spec) : undefined;
  if (!print || spec.background || !isDebounced(spec.call)) return perform(spec, print);
  const running = inFlight.get(print);
  if (running) return running as Promise<Result<T>>;
  const release = trackBusy();
  const sent = perform(spec, print).finally(() => {
    inFlight.delete(print);
    release();
  });
  inFlight.set(print, sent);
  return sent;
}

/** As {@link send}, for callers that do not show the platform's words. */
export const request = async <T>(spec: RequestSpec<T>): Promise<T> => (await send(spec)).data;
