import { CALLS } from '@/lib/config/calls';
import { currentSession, perSession, type Session } from '@/lib/auth/session';
import { isTokenReplaced } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { isPreviewLocked } from '@/lib/config/preview';
import { isRecord, readAs, type Shape } from '@/lib/util/guards';
import { hashOf } from '@/lib/util/hash';
import { trackBusy } from './busy';
import { openEnvelope } from './envelope';
import { ApiError, isApiError, isMaybeDone, isUnanswered } from './errors';
import { exchange, type HttpCall } from './http';
import { giveUpKey, giveUpKeysAbout, keyOf } from './write-keys';

export interface RequestSpec<T> extends Omit<HttpCall, 'idempotencyKey'> {
  schema: Shape<T>;
  /** The request creates or changes something: it has an Idempotency-Key (contract 1). */
  write?: boolean;
  /** A create without a form, such as a copy: its Idempotency-Key is also the new record's `clientId` (contract 1). */
  creates?: boolean;
  /** Identifies a write whose body cannot be compared, such as a file; a uuid. */
  identity?: string;
  /** The Idempotency-Key of a write that its caller keeps and repeats itself, even in another session (lib/work). */
  key?: string;
  /** The user does not wait for it and its progress is shown elsewhere, such as an upload: no mask is shown. */
  background?: boolean;
}

export interface Result<T> {
  data: T;
  /** The platform's message; '' if it sent none. */
  message: string;
}

/** A write that is being sent, or whose response has just arrived. */
interface RecentWrite {
  sent: Promise<Result<unknown>>;
  about: readonly string[];
}

/** Milliseconds after its response in which the same write counts as a second press of the same button. */
export const REPEAT_TIME = 500;
const recentOf = perSession(() => new Map<string, RecentWrite>());

/** After a write the records have changed: an earlier write about them, sent again, counts as a new one. */
function forgetOthers(session: Session, fingerprint: string, about: readonly string[]): void {
  const recent = recentOf(session);
  for (const [other, write] of recent)
    if (other !== fingerprint && write.about.some((one) => about.includes(one))) recent.delete(other);
}

/** What makes two writes of one session the same. */
type Identified = Pick<RequestSpec<unknown>, 'call' | 'query' | 'body' | 'identity' | 'key'>;

/**
 * Equal for equal writes of one session. A file cannot be compared: without an identity each one is unique.
 */
function fingerprintOf(session: Session, { call, query, body, key, identity = key }: Identified): string {
  const content = identity ?? (body instanceof FormData ? Math.random() : [query, body]);
  return hashOf(JSON.stringify([session.token, call, content]));
}

/** Each of these writes adds something: repeating it would add it twice, even after other writes. */
const ADDING = /\/inquiry\/(doReply|doNote)$/;

/** The records that a write changes; after a later write to them, repeating the first one counts as a new write. */
function aboutOf({ call, body }: RequestSpec<unknown>): string[] {
  if (ADDING.test(call) || !isRecord(body)) return [];
  const { id, ids } = body;
  const entity = call.slice(0, call.lastIndexOf('/'));
  return [id, ...(Array.isArray(ids) ? ids : [])].flatMap((one) =>
    typeof one === 'string' ? hashOf(`${entity} ${one}`) : [],
  );
}

/** For a write that was carried out although its response was lost: the same write sent again is a new one. */
export function settleWrite(spec: Identified): void {
  const session = currentSession();
  const fingerprint = fingerprintOf(session, spec);
  giveUpKey(session, fingerprint);
  recentOf(session).delete(fingerprint);
}

const isDebounced = (call: string) => getConfig().debounce.some((action) => call.includes(action));

function checked<T>(spec: RequestSpec<T>, data: unknown): T {
  const read = readAs(spec.schema, data);
  if (!read.issues) return read.value;
  throw new ApiError('contract', { code: 0, call: spec.call, data, cause: read.issues });
}

async function perform<T>(spec: RequestSpec<T>, session: Session, idempotencyKey?: string): Promise<Result<T>> {
  try {
    const answer = openEnvelope(await exchange({ ...spec, idempotencyKey }, session), getConfig());
    return { data: checked(spec, answer.data), message: answer.message };
  } catch (error) {
    // A 401 for an earlier session does not concern the session that has begun since.
    const late = isApiError(error, 'session') && session !== currentSession();
    throw late ? new ApiError('cancelled', { code: 0, call: spec.call, cause: error }) : error;
  }
}

/**
 * Shows the mask until the response arrives; cancelling there aborts the request, and the platform may write all the
 * same.
 */
async function performMasked<T>(spec: RequestSpec<T>, session: Session, key: string): Promise<Result<T>> {
  const stop = new AbortController();
  const release = trackBusy(() => stop.abort());
  const signal = spec.signal ? AbortSignal.any([spec.signal, stop.signal]) : stop.signal;
  try {
    return await perform({ ...spec, signal }, session, key);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    throw new ApiError('network', { code: 0, textKey: 'maybeSaved', call: spec.call, cause: error });
  } finally {
    release();
  }
}

async function write<T>(
  spec: RequestSpec<T>,
  session: Session,
  fingerprint: string,
  about: string[],
): Promise<Result<T>> {
  const key = spec.key ?? keyOf(session, fingerprint, about);
  const named = spec.creates ? { ...spec, body: { ...(spec.body as object), clientId: key } } : spec;
  try {
    const masked = !spec.background && isDebounced(spec.call);
    const result = await (masked ? performMasked(named, session, key) : perform(named, session, key));
    giveUpKey(session, fingerprint);
    giveUpKeysAbout(session, about);
    forgetOthers(session, fingerprint, about);
    return result;
  } catch (error) {
    if (!isUnanswered(error)) giveUpKey(session, fingerprint);
    if (isMaybeDone(error)) error.details.maybeDone = true;
    throw error;
  }
}

/**
 * Sends one call of the contract and returns typed data. A write is sent once: the same write again, while it is being
 * sent or just after its response, gets the first response. Calls on the debounce list show the full-screen mask.
 */
export async function send<T>(spec: RequestSpec<T>): Promise<Result<T>> {
  if (!CALLS.has(spec.call)) throw new Error(`Not a call of the contract: ${spec.call}`);
  if (spec.write && isPreviewLocked()) throw new ApiError('business', { code: 0, textKey: 'preview', call: spec.call });
  // What this page shows belongs to another session than the token that the browser has stored now.
  const session = currentSession();
  if (isTokenReplaced(session)) throw new ApiError('session', { code: 401, textKey: 'replaced', call: spec.call });
  if (!spec.write) return perform(spec, session);
  const fingerprint = fingerprintOf(session, spec);
  const recent = recentOf(session);
  const same = recent.get(fingerprint);
  if (same) return same.sent as Promise<Result<T>>;
  const about = aboutOf(spec);
  const sent = write(spec, session, fingerprint, about);
  const entry = { sent, about };
  recent.set(fingerprint, entry);
  const forget = () => void (recent.get(fingerprint) === entry && recent.delete(fingerprint));
  sent.then(() => setTimeout(forget, REPEAT_TIME), forget);
  return sent;
}

/** Like {@link send}, for callers that do not show the platform's message. */
export const request = async <T>(spec: RequestSpec<T>): Promise<T> => (await send(spec)).data;
