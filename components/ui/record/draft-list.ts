import { DAY } from '@/lib/util/day';
import { isRecord, isText } from '@/lib/util/guards';
import { removeStored, storedKeys } from '@/lib/util/browser/storage';
import { draftKey, isDraftKey, partsOfKey, readEntry, writeEntry, type DamagedDraft, type Draft } from './draft-store';

/** Days after which an unused draft is removed. */
const MAX_DRAFT_DAYS = 14;

const asStored = (values: unknown) => values ?? {};
const readAny = (key: string) => readEntry<unknown>(key, asStored);

/** A draft of an account, in whatever form. */
export interface ListedDraft {
  key: string;
  /** The kind of form, without what a new record of it is to be (`shopResource`, not `shopResource/partner`). */
  form: string;
  /** The record; undefined for a new one. */
  id: string | undefined;
  /** Either this or `damaged` is set. */
  draft?: Draft<unknown>;
  damaged?: DamagedDraft;
}

const keysOf = (account: string) => storedKeys().filter((key) => partsOfKey(key)?.account === account);

/** All drafts of an account, in any tab, the latest first. */
export function listDrafts(account: string): ListedDraft[] {
  const all = keysOf(account).flatMap((key): ListedDraft[] => {
    const { form: name = '', id } = partsOfKey(key) ?? {};
    const form = name.split('/')[0]!;
    const { drafts, damaged } = readAny(key);
    return [
      ...drafts.map((draft) => ({ key, form, id, draft })),
      ...damaged.map((one) => ({ key, form, id, damaged: one })),
    ];
  });
  return all.sort((a, b) => (b.draft?.at ?? '').localeCompare(a.draft?.at ?? ''));
}

/** The records of which an account has input in some forms, in any tab. */
export const draftIds = (account: string, forms: readonly string[]): string[] => {
  const ids = keysOf(account).flatMap((key) => {
    const { form = '', id } = partsOfKey(key) ?? {};
    return id !== undefined && forms.includes(form) ? [id] : [];
  });
  return [...new Set(ids)].sort();
};

/** Whether the end of the account's session has interrupted input that is stored here. */
export const hasInterrupted = (account: string): boolean => listDrafts(account).some(({ draft }) => draft?.ended);

/** Removes some drafts and keeps the others under their keys. */
export function removeDrafts(removed: readonly ListedDraft[]): void {
  for (const key of new Set(removed.map((one) => one.key))) {
    const { drafts, damaged } = readAny(key);
    const own = removed.filter((one) => one.key === key);
    writeEntry(key, {
      drafts: drafts.filter(({ at, by }) => !own.some(({ draft }) => draft?.at === at && draft.by === by)),
      damaged: damaged.filter(({ text }) => !own.some((one) => one.damaged?.text === text)),
    });
  }
}

export const removeDraftsOf = (account: string): void => removeStored((key) => partsOfKey(key)?.account === account);

/** Moves drafts that were stored under former keys of an account to its current one. */
export function moveDrafts(names: readonly string[], account: string): void {
  const isFormer = (name: string) => name !== account && names.some((one) => one.toLowerCase() === name.toLowerCase());
  for (const key of storedKeys()) {
    const parts = partsOfKey(key);
    if (!parts || !isFormer(parts.account)) continue;
    const target = draftKey(account, parts.form, parts.id);
    const [old, own] = [readAny(key), readAny(target)];
    const isStored = writeEntry(target, {
      drafts: [...own.drafts, ...old.drafts],
      damaged: [...own.damaged, ...old.damaged],
    });
    if (isStored) removeStored((one) => one === key);
  }
}

const timeOf = (stored: unknown) => (isRecord(stored) && isText(stored.at) ? Date.parse(stored.at) : NaN);

/** Removes old drafts of all accounts; an entry without a date gets the current one. */
export function removeOldDrafts(now: number): void {
  const isFresh = (at: number) => !(now - at > MAX_DRAFT_DAYS * DAY);
  for (const key of storedKeys().filter(isDraftKey)) {
    const entry = readAny(key);
    const drafts = entry.drafts.filter(({ at }) => isFresh(Date.parse(at)));
    const damaged = entry.damaged
      .filter(({ stored }) => isFresh(timeOf(stored)))
      .map((one) =>
        Number.isNaN(timeOf(one.stored))
          ? { ...one, stored: { damaged: one.text, at: new Date(now).toISOString() } }
          : one,
      );
    const isSame = drafts.length === entry.drafts.length && damaged.every((one, index) => one === entry.damaged[index]);
    if (!isSame || damaged.length !== entry.damaged.length) writeEntry(key, { drafts, damaged });
  }
}
