import { isRecord, isText } from '@/lib/util/guards';
import { draftKey, readDraft, writeDraft } from '@/components/ui/record/draft-store';
import type { Message } from '@/lib/api/inquiry-schema';
import { perSession } from '@/lib/auth/session';
import { atom, store } from '@/lib/state/store';
import { nowText } from '@/lib/util/clock';

export interface Attachment {
  name: string;
  url: string;
  /** Bytes. */
  size: number;
}

/** A reply that has left the box and is not known to have arrived. */
export interface Unsent {
  key: string;
  content: string;
  attachments: Attachment[];
  /** When it was sent, by this device's clock. */
  at: string;
  /** Ids of the messages that were known then: it cannot be one of them. */
  known: string[];
  state: 'sending' | 'failed';
  /** Why it failed, in words; absent where the page was left before an answer came. */
  reason?: string;
}

/** What an inquiry's reply box holds: text and files being written, and replies on their way. */
export interface ReplyBox {
  content: string;
  attachments: Attachment[];
  unsent: Unsent[];
  /** When this was last kept on the device; null where the browser refuses, absent while there is nothing to keep. */
  keptAt?: string | null;
}

const EMPTY: ReplyBox = { content: '', attachments: [], unsent: [] };

/** The boxes of a session by their key, outside of the views, so that an answer finds its box wherever the user is. */
const boxesOf = perSession(() => ({
  changed: atom<Record<string, ReplyBox>>({}),
  /** As this device kept them, read once and not changed since. */
  kept: new Map<string, ReplyBox>(),
}));

/** One box for each account and inquiry: a colleague at the same desk never finds another's words. */
export const boxKey = (account: string, inquiry: string) => draftKey(account, 'inquiry', inquiry);

const filesIn = (value: unknown): Attachment[] =>
  (Array.isArray(value) ? value : []).filter(
    (file): file is Attachment =>
      isRecord(file) && isText(file.name) && isText(file.url) && typeof file.size === 'number',
  );

/** What was on its way when the page was left may have arrived or not: it waits to be found among the messages. */
const unsentIn = (value: unknown): Unsent[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown): Unsent[] => {
    if (!isRecord(item) || !isText(item.key) || !isText(item.content) || !isText(item.at)) return [];
    const known = Array.isArray(item.known) ? item.known.filter(isText) : [];
    const { key, content, at } = item;
    const reason = isText(item.reason) ? { reason: item.reason } : {};
    return [{ key, content, at, known, attachments: filesIn(item.attachments), state: 'failed', ...reason }];
  });

export function reviveBox(stored: unknown): ReplyBox | undefined {
  if (!isRecord(stored) || !isText(stored.content)) return undefined;
  const { content, attachments, unsent } = stored;
  return {
    content,
    attachments: filesIn(attachments),
    unsent: unsentIn(unsent),
  };
}

/** A box as it is now; the first look takes what this device kept. */
export function readBox(key: string): ReplyBox {
  const { changed, kept } = boxesOf();
  const open = store.get(changed)[key] ?? kept.get(key);
  if (open) return open;
  const draft = readDraft(key, reviveBox);
  const box = draft ? { ...draft.values, keptAt: draft.at } : EMPTY;
  kept.set(key, box);
  return box;
}

/** Changes a box and keeps it on this device at once; an empty one leaves nothing behind. */
export function changeBox(key: string, change: (box: ReplyBox) => Partial<ReplyBox>): void {
  const before = readBox(key);
  const { keptAt: _before, ...values } = { ...before, ...change(before) };
  const empty = values.content === '' && values.attachments.length === 0 && values.unsent.length === 0;
  const at = nowText();
  const taken = writeDraft(key, empty ? undefined : { at, values }, reviveBox);
  const box: ReplyBox = empty ? values : { ...values, keptAt: taken ? at : null };
  store.set(boxesOf().changed, (boxes) => ({ ...boxes, [key]: box }));
}

export const subscribeBoxes = (listener: () => void) => store.sub(boxesOf().changed, listener);

const sameFiles = (mine: readonly Attachment[], theirs: readonly Attachment[]) =>
  mine.length === theirs.length && mine.every(({ url }, index) => url === theirs[index]?.url);

/**
 * Whether a reply whose answer was lost is among the messages after all: one of ours that was not known when it was
 * sent, with the same words and files. The device's clock is not asked.
 */
export const hasArrived = (reply: Unsent, messages: readonly Message[]): boolean =>
  messages.some(
    ({ id, from, content, attachments, quotation }) =>
      from === 'supplier' &&
      !quotation &&
      !reply.known.includes(id) &&
      content.trim() === reply.content.trim() &&
      sameFiles(reply.attachments, attachments),
  );
