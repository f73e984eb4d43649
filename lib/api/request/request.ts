import { CALLS } from '@/lib/config/calls';
import { onSessionEnd } from '@/lib/auth/session-end';
import { isTokenReplaced, readToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { isPreviewLocked } from '@/lib/config/preview';
import type { Shape } from '@/lib/util/guards';
import { hashOf } from '@/lib/util/hash';
import { trackBusy } from './busy';
import { openEnvelope } from './envelope';
import { ApiError, isApiError, isUnanswered } from './errors';
import { exchange, type HttpCall } from './http';
import { giveUpKey, giveUpKeysAbout, keyOf } from './write-keys';

export interface RequestSpec<T> extends Omit<HttpCall, 'idempotencyKey'> {
  schema: Shape<T>;
  /** The call creates or changes something: it carries an Idempotency-Key (contract 1). */
  write?: boolean;
  /** A create without a form, such as a copy: its key is the new record's `clientId` too (contract 1). */
  creates?: boolean;
  /** Says which write this is where its body cannot, as of a file; a uuid. */
  identity?: string;
  /** Nobody waits for it and its progress is shown elsewhere, as of an upload: it shows no mask. */
  background?: boolean;
}

export interface Result<T> {
  data: T;
  /** The platform's words, '' where it sent none. */
  message: string;
}

/** A write that is being sent, or was answered a moment ago. */
interface RecentWrite {
  sent: Promise<Result<unknown>>;
  about: readonly string[];
}

/** Milliseconds after its answer in which the same write is another press of the same button. */
export const REPEAT_TIME = 500;
const recent = new Map<string, RecentWrite>();
onSessionEnd(() => recent.clear());

/** Records have changed: the same write about them as before is another one now. */
function forgetOthers(print: string, about: readonly string[]): void {
  for (const [other, write] of recent)
    if (other !== print && write.about.some((one) => about.includes(one))) recent.delete(other);
}

/** The same write by the same session has the same print. A file has no words: one without an identity is its own. */
type Identified = Pick<RequestSpec<unknown>, 'call' | 'query' | 'body' | 'identity'>;

function printOf({ call, query, body, identity }: Identified): string {
  const content = identity ?? (body instanceof FormData ? Math.random() : [query, body]);
  return hashOf(JSON.stringify([readToken(), call, content]));
}

/** These add something each time they are carried out: no later write makes it right to add it twice. */
const ADDING = /\/inquiry\/(doReply|doNote)$/;

/** The records that a write is about, where a later write about them makes its repetition another one. */
function aboutOf({ call, body }: RequestSpec<unknown>): string[] {
  if (ADDING.test(call) || typeof body !== 'object' || body === null) return [];
  const { id, ids } = body as { id?: unknown; ids?: unknown };
  const entity = call.slice(0, call.lastIndexOf('/'));
  return [id, ...(Array.isArray(ids) ? ids : [])].flatMap((one) =>
    typeof one === 'string' ? hashOf(`${entity} ${one}`) : [],
  );
}

/** A write was carried out, though its answer was lost: the same one again is another write. */
export function settleWrite(spec: Identified): void {
  const print = printOf(spec);
  giveUpKey(print);
  recent.delete(print);
}

const isDebounced = (call: string) => getConfig().debounce.some((action) => call.includes(action));

function checked<T>(spec: RequestSpec<T>, data: unknown): T {
  const parsed = spec.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ApiError('contract', { code: 0, call: spec.call, data, cause: parsed.error });
}

async function perform<T>(spec: RequestSpec<T>, idempotencyKey?: string): Promise<Result<T>> {
  const token = readToken();
  try {
    const answer = openEnvelope(await exchange({ ...spec, idempotencyKey }), getConfig());
    return { data: checked(spec, answer.data), message: answer.message };
  } catch (error) {
    // The answer to an ended session says nothing about the one that has begun since.
    const late = isApiError(error, 'session') && readToken() !== token;
    throw late ? new ApiError('cancelled', { code: 0, call: spec.call, cause: error }) : error;
  }
}

/** The mask is shown until the answer; who cancels it there gives up waiting, and the platform may write all the same. */
async function performMasked<T>(spec: RequestSpec<T>, key: string): Promise<Result<T>> {
  const stop = new AbortController();
  const release = trackBusy(() => stop.abort());
  const signal = spec.signal ? AbortSignal.any([spec.signal, stop.signal]) : stop.signal;
  try {
    return await perform({ ...spec, signal }, key);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    throw new ApiError('network', { code: 0, textKey: 'maybeSaved', call: spec.call, cause: error });
  } finally {
    release();
  }
}

async function write<T>(spec: RequestSpec<T>, print: string, about: readonly string[]): Promise<Result<T>> {
  const key = keyOf(print, about);
  const named = spec.creates ? { ...spec, body: { ...(spec.body as object), clientId: key } } : spec;
  try {
    const masked = !spec.background && isDebounced(spec.call);
    const result = await (masked ? performMasked(named, key) : perform(named, key));
    giveUpKey(print);
    giveUpKeysAbout(about);
    forgetOthers(print, about);
    return result;
  } catch (error) {
    if (!isUnanswered(error)) giveUpKey(print);
    throw error;
  }
}

/**
 * One call of the contract, from its path to typed data. A write goes out once: the same one again while it is being
 * sent, or a moment after its answer, gets the first one's answer. Those on the debounce list show the full-screen mask.
 */
export async function send<T>(spec: RequestSpec<T>): Promise<Result<T>> {
  if (!CALLS.has(spec.call)) throw new Error(`Not a call of the contract: ${spec.call}`);
  if (spec.write && isPreviewLocked()) throw new ApiError('business', { code: 0, textKey: 'preview', call: spec.call });
  // What this page shows was read in another session than the one the browser is logged in with now.
  if (isTokenReplaced()) throw new ApiError('session', { code: 401, textKey: 'replaced', call: spec.call });
  if (!spec.write) return perform(spec);
  const print = printOf(spec);
  const same = recent.get(print);
  if (same) return same.sent as Promise<Result<T>>;
  const about = aboutOf(spec);
  const sent = write(spec, print, about);
  const entry = { sent, about };
  recent.set(print, entry);
  const forget = () => void (recent.get(print) === entry && recent.delete(print));
  sent.then(() => setTimeout(forget, REPEAT_TIME), forget);
  return sent;
}

/** As {@link send}, for callers that do not show the platform's words. */
export const request = async <T>(spec: RequestSpec<T>): Promise<T> => (await send(spec)).data;
