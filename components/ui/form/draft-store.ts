import { readStored, writeStored } from '@/lib/util/storage';

/** What was typed into a form and not saved, as this browser keeps it. */
export interface Draft<V> {
  /** ISO time of the last change. */
  at: string;
  values: V;
  /** The version of the record it was typed over. */
  version?: number;
  /** A draft that was offered and neither taken nor thrown away while new text was typed over it. */
  older?: Draft<V>;
}

const PREFIX = 'supplier-client:draft';

/** Drafts belong to an account: another one at the same desk never sees them. */
export const draftKey = (account: string, form: string, id: string | undefined) =>
  [PREFIX, account, form, id ?? 'new'].map(encodeURIComponent).join('/');

/** Whether something in the storage is a draft. */
export const isDraftKey = (key: string): boolean => key.startsWith(encodeURIComponent(PREFIX));

/** Reads a draft; `revive` turns what was stored into values, or says that it cannot. A damaged draft is none. */
export function readDraft<V>(key: string, revive: (stored: unknown) => V | undefined): Draft<V> | undefined {
  return reviveDraft(readStored(key), revive);
}

function reviveDraft<V>(stored: unknown, revive: (stored: unknown) => V | undefined): Draft<V> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { at, values, version, older } = stored as Record<string, unknown>;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
  const revived = revive(values);
  if (revived === undefined) return undefined;
  const before = older === undefined ? undefined : reviveDraft(older, revive);
  return {
    at,
    values: revived,
    ...(typeof version === 'number' ? { version } : {}),
    ...(before ? { older: before } : {}),
  };
}

/** Keeps a draft, or removes it; answers whether the browser took it. */
export const writeDraft = <V>(key: string, draft: Draft<V> | undefined): boolean => writeStored(key, draft);
