import { isRecord } from '@/lib/util/guards';
import { readSessionText, readStored, readStoredText, writeSession, writeStored } from '@/lib/util/browser/storage';
import { isTabOnly } from './account';

/** What an account keeps of a list on this device: its columns and own views. It survives a logout, as drafts do. */
export type Kept = Record<string, unknown>;

const keyOf = (account: string, list: string) => `supplier-client:list/${encodeURIComponent(account)}/${list}`;
/** Where columns were stored before they belonged to an account. */
const sharedKeyOf = (list: string) => `supplier-client:list:${list}`;

const listeners = new Set<() => void>();

/** Other browser tabs report their changes by the event `storage`. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored text, for comparing. */
export const keptText = (account: string, list: string): string =>
  (isTabOnly(account) ? readSessionText : readStoredText)(keyOf(account, list)) ?? '';

/** Reads a stored text; what is unreadable counts as nothing. */
export function parseKept(text: string, list: string): Kept {
  let stored: unknown;
  try {
    stored = text === '' ? readStored(sharedKeyOf(list)) : JSON.parse(text);
  } catch {
    stored = undefined;
  }
  return isRecord(stored) ? stored : {};
}

/** Writes some values and keeps the others, which another tab or build may have stored since. */
export function writeKept(account: string, list: string, part: Kept): void {
  if (account === '') return;
  const next = { ...parseKept(keptText(account, list), list), ...part };
  (isTabOnly(account) ? writeSession : writeStored)(keyOf(account, list), next);
  listeners.forEach((listener) => listener());
}
