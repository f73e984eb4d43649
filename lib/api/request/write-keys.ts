import { perSession, type Session } from '@/lib/auth/session';
import { readSession, writeSession } from '@/lib/util/browser/storage';
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

const isOpenWrite = (value: unknown): value is OpenWrite =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as OpenWrite).key === 'string' &&
  typeof (value as OpenWrite).by === 'string' &&
  Array.isArray((value as OpenWrite).about);

function stored(): [string, OpenWrite][] {
  const entries = readSession(STORAGE_KEY);
  return Object.entries(typeof entries === 'object' && entries !== null ? entries : {}).filter(([, entry]) =>
    isOpenWrite(entry),
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
  oldest.forEach((print) => own.delete(print));
  const others = stored().filter(([, { by }]) => by !== ownerOf(session));
  const all = [...others, ...own];
  writeSession(STORAGE_KEY, all.length > 0 ? Object.fromEntries(all) : undefined);
}

/** The Idempotency-Key of a write: the one it was sent with before, until a readable response arrives. */
export function keyOf(session: Session, print: string, about: readonly string[]): string {
  const writes = writesOf(session);
  const key = writes.get(print)?.key ?? uuid();
  writes.delete(print);
  writes.set(print, { key, about, by: ownerOf(session) });
  store(session);
  return key;
}

/** The write has a readable response: sending it again counts as a new write. */
export function giveUpKey(session: Session, print: string): void {
  if (writesOf(session).delete(print)) store(session);
}

/** The records have changed: sending an earlier write about them again counts as a new write. */
export function giveUpKeysAbout(session: Session, about: readonly string[]): void {
  const writes = writesOf(session);
  for (const [print, write] of writes) if (write.about.some((one) => about.includes(one))) writes.delete(print);
  store(session);
}
