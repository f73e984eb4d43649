import { lastWordsIn, isOpen, replyDueAt, type LastWords } from '@/lib/api/inquiry/waiting';
import type { Inquiry, Message } from '@/lib/api/inquiry-schema';
import { currentAccount, readOwn, writeOwn } from '@/lib/state/account';
import { equal } from '@/lib/util/equal';
import { isRecord, isText } from '@/lib/util/guards';

/**
 * Who wrote last in the conversations that were read on this device, for a platform without the feature
 * `inquiry-waiting`. Stored per account, because what was read yesterday may still wait today.
 */

const KEY = 'supplier-client-inquiry-words';
/** Inquiries of which it is stored, the latest read last. */
const MAX_KNOWN = 300;

export interface KnownWords extends LastWords {
  /** When the newest message was written that was read. */
  at: string;
}
type Known = ReadonlyMap<string, KnownWords>;

const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isKnown = (value: unknown): value is KnownWords =>
  isRecord(value) && ['buyer', 'supplier'].includes(String(value.from)) && isTime(value.since) && isTime(value.at);

export function readKnownWords(): Known {
  const stored = readOwn(currentAccount(), KEY);
  return new Map(
    (Array.isArray(stored) ? stored : []).flatMap((one: unknown): [string, KnownWords][] =>
      isRecord(one) && isText(one.id) && isKnown(one)
        ? [[one.id, { from: one.from, since: one.since, at: one.at }]]
        : [],
    ),
  );
}

/** Remembers who wrote last in messages, the newest last; returns whether that is new. */
export function keepKnownWords(id: string, messages: readonly Message[]): boolean {
  const last = lastWordsIn(messages);
  if (!last) return false;
  const words = { ...last, at: messages.at(-1)!.at };
  const known = new Map(readKnownWords());
  const isNew = !equal(known.get(id), words);
  known.delete(id);
  known.set(id, words);
  const list = [...known].slice(-MAX_KNOWN).map(([one, its]) => ({ id: one, ...its }));
  writeOwn(currentAccount(), KEY, list);
  return isNew;
}

/**
 * An inquiry with who wrote last and the time until which a reply is due, as far as it is known; undefined if it does not
 * wait for one. Messages that nobody has read here count as the buyer's while it is unread.
 */
export function asWaiting(inquiry: Inquiry, words: KnownWords | undefined): Inquiry | undefined {
  if (!isOpen(inquiry)) return undefined;
  const isRead = words !== undefined && Date.parse(words.at) >= Date.parse(inquiry.lastMessageAt);
  const waits = isRead ? words.from === 'buyer' : inquiry.status === 'new' || inquiry.unread;
  if (!waits) return undefined;
  const since = words?.from === 'buyer' ? words.since : inquiry.lastMessageAt;
  const dueAt = (inquiry.status === 'new' && inquiry.dueAt) || replyDueAt(since);
  return { ...inquiry, lastFrom: 'buyer', dueAt };
}
