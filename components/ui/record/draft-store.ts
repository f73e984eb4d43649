import { perSession } from '@/lib/auth/session';
import { isTabOnly } from '@/lib/state/account';
import { atom, store } from '@/lib/state/store';
import { isRecord, isText } from '@/lib/util/guards';
import { parseStored, readSessionText, readStoredText, writeSession, writeStored } from '@/lib/util/browser/storage';

/** Unsaved input of a form, as stored in the browser. */
export interface Draft<V> {
  /** ISO time of the last change. */
  at: string;
  values: V;
  /** The version of the record that it was based on. */
  version?: number;
  /** The form instance it was typed into: another window with the same record has a draft of its own. */
  by?: string;
  /** The id of the new record for the platform (contract 1): however often it is sent, one record is created. */
  clientId?: string;
  /** The session ended during input: the draft is restored without a question. */
  ended?: boolean;
}

/** Incremented when an older client could no longer read drafts; drafts without it are older. */
const FORMAT = 1;

/** A draft that this client cannot read: damaged, or written by a newer client. */
export interface DamagedDraft {
  /** The stored text, for copying. */
  text: string;
  /** Written back unchanged, because another client may read it. */
  stored: unknown;
}

interface DraftEntry<V> {
  /** The latest first. */
  drafts: Draft<V>[];
  damaged: DamagedDraft[];
}

export type Revive<V> = (stored: unknown) => V | undefined;

const PREFIX = encodeURIComponent('supplier-client:draft');

/** In the place of the id of a new record. */
const NEW = 'new';
/** A platform may call a record the same; its id is written in a way that no other id is. */
const idPart = (id: string | undefined) => (id === undefined ? NEW : id === NEW ? '%6Eew' : encodeURIComponent(id));

/** Drafts belong to an account: another user of the computer never sees them. */
export const draftKey = (account: string, form: string, id: string | undefined) =>
  [PREFIX, encodeURIComponent(account), encodeURIComponent(form), idPart(id)].join('/');

/** The parts of a draft's key; undefined for other keys. */
export function partsOfKey(key: string): { account: string; form: string; id: string | undefined } | undefined {
  const [prefix, ...rest] = key.split('/');
  if (prefix !== PREFIX || rest.length !== 3) return undefined;
  try {
    const [account = '', form = '', id] = rest.map(decodeURIComponent);
    return { account, form, id: rest[2] === NEW ? undefined : id };
  } catch {
    return undefined;
  }
}

/** Whether a storage key belongs to drafts. */
export const isDraftKey = (key: string): boolean => key.startsWith(PREFIX);

const isInTab = (key: string) => isTabOnly(partsOfKey(key)?.account ?? '');

function reviveDraft<V>(stored: unknown, revive: Revive<V>): Draft<V> | undefined {
  if (!isRecord(stored) || stored.damaged !== undefined || (stored.format ?? FORMAT) !== FORMAT) return undefined;
  const { at, values, version, by, clientId, ended } = stored;
  if (!isText(at) || Number.isNaN(Date.parse(at))) return undefined;
  const revived = revive(values);
  if (revived === undefined) return undefined;
  return {
    at,
    values: revived,
    ...(typeof version === 'number' && { version }),
    ...(isText(by) && { by }),
    ...(isText(clientId) && { clientId }),
    ...(ended === true && { ended }),
  };
}

function parsed(text: string): unknown[] {
  if (text.trim() === '') return [];
  try {
    const stored = parseStored(text);
    return (Array.isArray(stored) ? (stored as unknown[]) : [stored]).filter((one) => one !== null);
  } catch {
    return [{ damaged: text }];
  }
}

function readableText(stored: unknown): string {
  if (isText(stored)) return stored;
  return isRecord(stored) && isText(stored.damaged) ? stored.damaged : JSON.stringify(stored, null, 2);
}

/**
 * Reads the drafts under a key; `revive` converts a stored value into form values, or returns undefined if it cannot.
 */
export function readEntry<V>(key: string, revive: Revive<V>): DraftEntry<V> {
  const text = (isInTab(key) ? readSessionText : readStoredText)(key) ?? '';
  const entry: DraftEntry<V> = { drafts: [], damaged: [] };
  for (const stored of parsed(text)) {
    const draft = reviveDraft(stored, revive);
    if (draft) entry.drafts.push(draft);
    else {
      entry.damaged.push({ text: readableText(stored), stored });
    }
  }
  return entry;
}

/** The latest draft under a key. */
export const readDraft = <V>(key: string, revive: Revive<V>): Draft<V> | undefined => readEntry(key, revive).drafts[0];

/** Stores the drafts under a key, or removes it if there are none; returns whether the browser accepted it. */
export function writeEntry<V>(key: string, { drafts, damaged }: DraftEntry<V>): boolean {
  const content = [...drafts.map((draft) => ({ ...draft, format: FORMAT })), ...damaged.map(({ stored }) => stored)];
  // Without a login there is no account that drafts could belong to.
  if (content.length > 0 && partsOfKey(key)?.account === '') return false;
  return (isInTab(key) ? writeSession : writeStored)(key, content.length > 0 ? content : undefined);
}

/** Stores the one draft under a key and keeps damaged ones, or removes it. */
export function writeDraft<V>(
  key: string,
  draft: Draft<V> | undefined,
  revive: Revive<V> = (stored) => stored as V,
): boolean {
  const mine = draft && { ...draft, by: key };
  const isStored = writeEntry(key, { drafts: mine ? [mine] : [], damaged: readEntry(key, revive).damaged });
  noteDraft(key, mine && { key, draft: mine });
  return isStored;
}

/** A mounted form, which stores its input a moment after it was typed, or a part that holds input back from its form. */
interface OpenForm {
  /** Gives the form what is held back, before any form stores its input. */
  settle?: () => void;
  /** Stores pending input at once. */
  keep?: () => void;
  /** Stops storing input. */
  stop: () => void;
}

/** A draft that was typed on this page, with its key. */
interface TypedDraft {
  key: string;
  draft: Draft<unknown>;
}

/** Whether the browser may delete drafts by itself, as Safari does after seven days without a visit; false at first. */
export const mayDeleteAtom = atom(false);

/** Asks the browser to keep drafts for good with the first one, because Firefox asks the user; later for its word only. */
async function askToKeep(): Promise<void> {
  const { storage } = navigator;
  const word = readStoredText(MARK) === undefined ? storage?.persist?.() : storage?.persisted?.();
  store.set(mayDeleteAtom, !(await word?.catch(() => false)));
}

/** Stored with the first draft, and removed with a draft by whatever clears the whole storage only. */
const MARK = 'supplier-client-has-drafts';

/**
 * Stores typed drafts again if the storage was cleared, such as by the browser's own settings; drafts that another tab
 * has removed stay removed.
 */
function bringBack(typing: ReadonlyMap<string, TypedDraft>): void {
  if (typing.size === 0 || readStoredText(MARK) !== undefined) return;
  writeStored(MARK, true);
  typing.forEach(({ key, draft }, by) => {
    const entry = readAny(key);
    if (!entry.drafts.some((one) => one.by === by)) writeEntry(key, { ...entry, drafts: [draft, ...entry.drafts] });
  });
}

const readAny = (key: string) => readEntry<unknown>(key, (stored) => stored);

/** Marks drafts as interrupted by the end of the session, so that they are restored without a question. */
function markEnded(typing: ReadonlyMap<string, TypedDraft>): void {
  typing.forEach(({ key }, by) => {
    const entry = readAny(key);
    if (!entry.drafts.some((draft) => draft.by === by)) return;
    writeEntry(key, {
      ...entry,
      drafts: entry.drafts.map((draft) => (draft.by === by ? { ...draft, ended: true } : draft)),
    });
  });
}

function keepAll(open: ReadonlySet<OpenForm>): void {
  open.forEach(({ settle }) => settle?.());
  open.forEach(({ keep }) => keep?.());
}

const formsOf = perSession(
  () => ({
    open: new Set<OpenForm>(),
    /** Drafts by form instance. Kept here, because effects of hidden views are not running. */
    typing: new Map<string, TypedDraft>(),
    asked: false,
  }),
  ({ open, typing }, how) => {
    if (how === 'ended') {
      keepAll(open);
      bringBack(typing);
      markEnded(typing);
    }
    open.forEach(({ stop }) => stop());
    typing.clear();
  },
);

/** Registers a form of the current session; returns how to unregister it. */
export function noteForm(form: OpenForm): () => void {
  const { open } = formsOf();
  open.add(form);
  return () => void open.delete(form);
}

/** Stores pending input of all forms at once. */
export const flushDrafts = (): void => keepAll(formsOf().open);

/** Counts changes of drafts on this page, for what lists them. */
export const draftChangesAtom = atom(0);

/** Sets the draft that a form instance has stored; undefined if it has none. */
export function noteDraft(by: string, typed: TypedDraft | undefined): void {
  const forms = formsOf();
  if (typed === undefined) forms.typing.delete(by);
  else forms.typing.set(by, typed);
  if (typed && !forms.asked) {
    forms.asked = true;
    void askToKeep();
  }
  bringBack(forms.typing);
  store.set(draftChangesAtom, (count) => count + 1);
}
