import { perSession } from '@/lib/auth/session';
import { isTabOnly } from '@/lib/state/account';
import { isRecord, isText } from '@/lib/util/guards';
import { readSessionText, readStoredText, writeSession, writeStored } from '@/lib/util/browser/storage';

/** What was typed into a form and not saved, as this browser keeps it. */
export interface Draft<V> {
  /** ISO time of the last change. */
  at: string;
  values: V;
  /** The version of the record it was typed over. */
  version?: number;
  /** The opened form it was typed into: another window with the same record has a draft of its own. */
  by?: string;
  /** The identity of the record to be (contract 1): however often it is sent, one is made. */
  clientId?: string;
  /** The session ended while it was being typed: it goes back into its form by itself. */
  ended?: boolean;
}

/** Raised when an older client could no longer read what is kept; drafts of before have none. */
const FORMAT = 1;

/** A draft that this client cannot read: damaged, or of a newer client. */
export interface DamagedDraft {
  /** As it is stored, for its words to be copied. */
  text: string;
  /** Written back unchanged: another client may know it. */
  stored: unknown;
}

interface KeptDrafts<V> {
  /** The last typed first. */
  drafts: Draft<V>[];
  damaged: DamagedDraft[];
}

export type Revive<V> = (stored: unknown) => V | undefined;

const PREFIX = encodeURIComponent('supplier-client:draft');

/** Drafts belong to an account: another one at the same desk never sees them. */
export const draftKey = (account: string, form: string, id: string | undefined) =>
  [PREFIX, ...[account, form, id ?? 'new'].map(encodeURIComponent)].join('/');

/** What a key was made of; undefined: it is the key of something else. */
export function partsOfKey(key: string): { account: string; form: string; id: string | undefined } | undefined {
  const [prefix, ...rest] = key.split('/');
  if (prefix !== PREFIX || rest.length !== 3) return undefined;
  try {
    const [account = '', form = '', id] = rest.map(decodeURIComponent);
    return { account, form, id: id === 'new' ? undefined : id };
  } catch {
    return undefined;
  }
}

/** Whether something in the storage is a draft. */
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
    const stored: unknown = JSON.parse(text);
    return (Array.isArray(stored) ? (stored as unknown[]) : [stored]).filter((one) => one !== null);
  } catch {
    return [{ damaged: text }];
  }
}

function wordsOf(stored: unknown): string {
  if (isText(stored)) return stored;
  return isRecord(stored) && isText(stored.damaged) ? stored.damaged : JSON.stringify(stored, null, 2);
}

/** Reads what is kept under a key; `revive` turns what was stored into values, or says that it cannot. */
export function readKept<V>(key: string, revive: Revive<V>): KeptDrafts<V> {
  const text = (isInTab(key) ? readSessionText : readStoredText)(key) ?? '';
  const kept: KeptDrafts<V> = { drafts: [], damaged: [] };
  for (const stored of parsed(text)) {
    const draft = reviveDraft(stored, revive);
    if (draft) kept.drafts.push(draft);
    else {
      kept.damaged.push({ text: wordsOf(stored), stored });
    }
  }
  return kept;
}

/** The draft that was typed last. */
export const readDraft = <V>(key: string, revive: Revive<V>): Draft<V> | undefined => readKept(key, revive).drafts[0];

/** Keeps what is under a key, or removes it; answers whether the browser took it. */
export function writeKept<V>(key: string, { drafts, damaged }: KeptDrafts<V>): boolean {
  const content = [...drafts.map((draft) => ({ ...draft, format: FORMAT })), ...damaged.map(({ stored }) => stored)];
  // Nobody is logged in: there is nobody to keep it for.
  if (content.length > 0 && partsOfKey(key)?.account === '') return false;
  return (isInTab(key) ? writeSession : writeStored)(key, content.length > 0 ? content : undefined);
}

/** Keeps the one draft under a key beside what cannot be read, or removes it. */
export const writeDraft = <V>(
  key: string,
  draft: Draft<V> | undefined,
  revive: Revive<V> = (stored) => stored as V,
): boolean => writeKept(key, { drafts: draft ? [draft] : [], damaged: readKept(key, revive).damaged });

/** An opened form that keeps its text a moment after it was typed. */
interface OpenForm {
  /** Keeps at once what is not kept yet. */
  keep: () => void;
  /** Keeps nothing more of it. */
  stop: () => void;
}

/** What is typed when a session ends goes back by itself; a draft that another tab has removed stays so. */
function markEnded(typing: ReadonlyMap<string, string>): void {
  typing.forEach((key, by) => {
    const kept = readKept<unknown>(key, (stored) => stored);
    if (!kept.drafts.some((draft) => draft.by === by)) return;
    writeKept(key, {
      ...kept,
      drafts: kept.drafts.map((draft) => (draft.by === by ? { ...draft, ended: true } : draft)),
    });
  });
}

const formsOf = perSession(
  () => ({
    open: new Set<OpenForm>(),
    /** Who types, and the key of the draft. A view out of sight has no effect to say so itself. */
    typing: new Map<string, string>(),
  }),
  ({ open, typing }, how) => {
    if (how === 'ended') {
      open.forEach(({ keep }) => keep());
      markEnded(typing);
    }
    open.forEach(({ stop }) => stop());
    typing.clear();
  },
);

/** Notes a form that is open in the current session; returns how to forget it. */
export function noteForm(form: OpenForm): () => void {
  const { open } = formsOf();
  open.add(form);
  return () => void open.delete(form);
}

/** Keeps at once what was typed a moment ago in any form. */
export const flushDrafts = (): void => formsOf().open.forEach(({ keep }) => keep());

/** Notes where an opened form keeps its draft; undefined: it has none any more. */
export function noteDraft(by: string, key: string | undefined): void {
  const { typing } = formsOf();
  if (key === undefined) typing.delete(by);
  else typing.set(by, key);
}
