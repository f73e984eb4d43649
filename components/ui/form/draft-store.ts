import { readStored, writeStored } from '@/lib/util/storage';

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
}

const PREFIX = 'supplier-client:draft';

/** Drafts belong to an account: another one at the same desk never sees them. */
export const draftKey = (account: string, form: string, id: string | undefined) =>
  [PREFIX, account, form, id ?? 'new'].map(encodeURIComponent).join('/');

/** Whether something in the storage is a draft. */
export const isDraftKey = (key: string): boolean => key.startsWith(encodeURIComponent(PREFIX));

/**
 * Reads the drafts under a key, the last typed first; `revive` turns what was stored into values, or says that it
 * cannot. A damaged draft is none.
 */
export function readDrafts<V>(key: string, revive: (stored: unknown) => V | undefined): Draft<V>[] {
  const stored = readStored(key);
  return (Array.isArray(stored) ? stored : [stored]).flatMap((draft: unknown) => reviveDraft(draft, revive) ?? []);
}

/** The draft that was typed last. */
export const readDraft = <V>(key: string, revive: (stored: unknown) => V | undefined): Draft<V> | undefined =>
  readDrafts(key, revive)[0];

function reviveDraft<V>(stored: unknown, revive: (stored: unknown) => V | undefined): Draft<V> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { at, values, version, by, clientId } = stored as Record<string, unknown>;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
  const revived = revive(values);
  if (revived === undefined) return undefined;
  return {
    at,
    values: revived,
    ...(typeof version === 'number' ? { version } : {}),
    ...(typeof by === 'string' ? { by } : {}),
    ...(typeof clientId === 'string' ? { clientId } : {}),
  };
}

/** Keeps the drafts under a key, or removes it; answers whether the browser took them. */
export const writeDrafts = <V>(key: string, drafts: readonly Draft<V>[]): boolean =>
  writeStored(key, drafts.length > 0 ? drafts : undefined);

/** As {@link writeDrafts}, where there is no more than one. */
export const writeDraft = <V>(key: string, draft: Draft<V> | undefined): boolean =>
  writeDrafts(key, draft ? [draft] : []);
