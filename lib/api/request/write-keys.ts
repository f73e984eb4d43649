import { perSession, type Session } from '@/lib/auth/session';
import { readSession, writeSession } from '@/lib/util/browser/storage';
import { isListOf, isRecord, isText, type Guard } from '@/lib/util/guards';
import { hashOf } from '@/lib/util/hash';
import { uuid } from '@/lib/util/uuid';

/** The Idempotency-Key of a write without a readable response so far, and the records that it changes. */
interface OpenWrite {
  key: string;
  about: readonly string[];
  /** A hash of the session's token: the token itself is not stored in clear text. */
  by: string;
}

const STORAGE_KEY = 'supplier-client-open-writes';
const MAX_OPEN_WRITES = 50;

const isOpenWrite: Guard<OpenWrite> = (value): value is OpenWrite =>
  isRecord(value) && isText(value.key) && isText(value.by) && isListOf(isText)(value.about);

function stored(): [string, OpenWrite][] {
  const entries = readSession(STORAGE_KEY);
  return Object.entries(isRecord(entries) ? entries : {}).filter((entry): entry is [string, OpenWrite] =>
    isOpenWrite(entry[1]),
  );
}

const ownerOf = ({ token = '' }: Session) => hashOf(token);

/**
 * Read once per session: sessionStorage keeps the keys over a reload, because a write may be carried out while the page
 * is unloaded.
 */
const writesOf = perSession(
  (session) => new Map(stored().filter(([, { by }]) => by === ownerOf(session))),
  (writes, _how, session) => {
    writes.clear();
    store(session);
  },
);

/** Stores the writes of a session beside those of other sessions. */
function store(session: Session): void {
  const own = writesOf(session);
  const oldest = [...own.keys()].slice(0, -MAX_OPEN_WRITES);
  oldest.forEach((fingerprint) => own.delete(fingerprint));
  const others = stored().filter(([, { by }]) => by !== ownerOf(session));
  const all = [...others, ...own];
  writeSession(STORAGE_KEY, all.length > 0 ? Object.fromEntries(all) : undefined);
}

/** The Idempotency-Key of a write: the one it was sent with before, until a readable response arrives. */
export function keyOf(session: Session, fingerprint: string, about: readonly string[]): string {
  const writes = writesOf(session);
  const key = writes.get(fingerprint)?.key ?? uuid();
  writes.delete(fingerprint);
  writes.set(fingerprint, { key, about, by: ownerOf(session) });
  store(session);
  return key;
}

/** The write has a readable response: sending it again counts as a new write. */
export function giveUpKey(session: Session, fingerprint: string): void {
  if (writesOf(session).delete(fingerprint)) store(session);
}

/** The records have changed: sending an earlier write about them again counts as a new write. */
export function giveUpKeysAbout(session: Session, about: readonly string[]): void {
  const writes = writesOf(session);
  for (const [fingerprint, write] of writes)
    if (write.about.some((one) => about.includes(one))) writes.delete(fingerprint);
  store(session);
}
