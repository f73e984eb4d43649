import { isRecord, isText } from '@/lib/util/guards';
import { draftKey, readDraft, writeDraft } from '@/components/ui/record/draft-store';
import { INQUIRY_LIMITS, type Message } from '@/lib/api/inquiry-schema';
import { perSession } from '@/lib/auth/session';
import { atom, store } from '@/lib/state/store';
import { nowText } from '@/lib/util/clock';

export interface Attachment {
  name: string;
  url: string;
  size: number;
}

/** A sent reply without a confirmed response. */
export interface Unsent {
  key: string;
  content: string;
  attachments: Attachment[];
  /** When it was sent, by the browser's clock. */
  at: string;
  /** Ids of messages loaded before it was sent: none of them can be this reply. */
  known: string[];
  /** It can be taken back while it is leaving. */
  state: 'leaving' | 'sending' | 'failed';
  /** Id of the newest message when the text was begun. */
  begun?: string;
  /** It was not sent, because others have written since it was begun. */
  held?: boolean;
  /** The error text; undefined if the page was closed before a response. */
  reason?: string;
  /** Of a failed one: it may have arrived all the same. */
  unsure?: boolean;
}

export interface ReplyBox {
  content: string;
  attachments: Attachment[];
  unsent: Unsent[];
  /** Id of the newest message when the text was begun. */
  begun?: string;
  /** When it was last stored in the browser; null if the browser refused, undefined while there is nothing to store. */
  keptAt?: string | null;
}

/** Whether the contract allows no text of this length. */
export const isTooLong = (content: string) => content.trim().length > INQUIRY_LIMITS.message;

const EMPTY: ReplyBox = { content: '', attachments: [], unsent: [] };

/** The session's boxes by key, outside the views, so that a response finds its box on any screen. */
const boxesOf = perSession(() => ({
  changed: atom<Record<string, ReplyBox>>({}),
  /** Boxes as stored, read once and not changed since. */
  persisted: new Map<string, ReplyBox>(),
}));

/** One box per account and inquiry: another user of this browser never sees the text. */
export const boxKey = (account: string, inquiry: string) => draftKey(account, 'inquiry', inquiry);

const filesIn = (value: unknown): Attachment[] =>
  (Array.isArray(value) ? value : []).filter(
    (file): file is Attachment =>
      isRecord(file) && isText(file.name) && isText(file.url) && typeof file.size === 'number',
  );

const begunIn = ({ begun }: Record<string, unknown>) => (isText(begun) ? { begun } : {});

/** What is written, with a reply that was sent in front of it. */
export const takenBack = (box: ReplyBox, { key, content, attachments, begun }: Unsent): ReplyBox => ({
  ...box,
  content: [content, box.content].filter(Boolean).join('\n\n'),
  attachments: [...attachments, ...box.attachments],
  unsent: box.unsent.filter((one) => one.key !== key),
  begun: begun ?? box.begun,
});

const isLeaving = ({ state }: Unsent) => state === 'leaving';

/** A reply in flight when the page was closed may have arrived or not: it is compared with the messages. */
const unsentIn = (value: unknown): Unsent[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown): Unsent[] => {
    if (!isRecord(item) || !isText(item.key) || !isText(item.content) || !isText(item.at)) return [];
    const known = Array.isArray(item.known) ? item.known.filter(isText) : [];
    const { key, content, at } = item;
    const reason = isText(item.reason) ? { reason: item.reason } : {};
    const held = item.held === true ? { held: true } : {};
    const more = { unsure: item.unsure !== false, ...reason, ...held, ...begunIn(item) };
    const state = item.state === 'leaving' ? item.state : 'failed';
    return [{ key, content, at, known, attachments: filesIn(item.attachments), state, ...more }];
  });

export function reviveBox(stored: unknown): ReplyBox | undefined {
  if (!isRecord(stored) || !isText(stored.content)) return undefined;
  const { content, attachments, unsent } = stored;
  const box: ReplyBox = {
    content,
    attachments: filesIn(attachments),
    unsent: unsentIn(unsent),
    ...begunIn(stored),
  };
  // The page was closed before it left.
  return box.unsent.filter(isLeaving).reduceRight(takenBack, box);
}

/** The current box; the first access reads it from storage. */
export function readBox(key: string): ReplyBox {
  const { changed, persisted } = boxesOf();
  const open = store.get(changed)[key] ?? persisted.get(key);
  if (open) return open;
  const draft = readDraft(key, reviveBox);
  const box = draft ? { ...draft.values, keptAt: draft.at } : EMPTY;
  persisted.set(key, box);
  return box;
}

/** Changes a box and stores it at once; an empty one is removed from storage. */
export function changeBox(key: string, change: (box: ReplyBox) => Partial<ReplyBox>): void {
  const before = readBox(key);
  const { keptAt: _before, ...values } = { ...before, ...change(before) };
  const empty = values.content === '' && values.attachments.length === 0 && values.unsent.length === 0;
  const at = nowText();
  const isStored = writeDraft(key, empty ? undefined : { at, values }, reviveBox);
  const box: ReplyBox = empty ? values : { ...values, keptAt: isStored ? at : null };
  store.set(boxesOf().changed, (boxes) => ({ ...boxes, [key]: box }));
}

export const subscribeBoxes = (listener: () => void) => store.sub(boxesOf().changed, listener);

const sameFiles = (mine: readonly Attachment[], theirs: readonly Attachment[]) =>
  mine.length === theirs.length && mine.every(({ url }, index) => url === theirs[index]?.url);

/**
 * Whether a reply without a response is among the messages: one of ours that was not loaded when it was sent, with the
 * same text and files. The browser's clock may be wrong, so times are not compared.
 */
export const hasArrived = (reply: Unsent, messages: readonly Message[]): boolean =>
  !isLeaving(reply) &&
  messages.some(
    ({ id, from, content, attachments, quotation }) =>
      from === 'supplier' &&
      !quotation &&
      !reply.known.includes(id) &&
      content.trim() === reply.content.trim() &&
      sameFiles(reply.attachments, attachments),
  );
