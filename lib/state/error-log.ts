import { getConfig } from '@/lib/config/config';
import { atom, store } from './store';

/** One captured error (specification 3); equal ones are counted, not repeated. */
export interface ErrorLogEntry {
  err: { message: string; stack: string };
  /** Where in the app it happened. */
  url: string;
  at: number;
  count: number;
}

export const errorLogAtom = atom<ErrorLogEntry[]>([]);

const MOST = 100;

/** What must never be kept: bearer tokens and what follows a password's name. */
const masked = (text: string) =>
  text.replace(/Bearer\s+\S+/gi, 'Bearer ***').replace(/(password"?\s*[:=]\s*"?)[^"&\s]+/gi, '$1***');

/** Whether errors are kept in this deployment: a switch, or the environments in which it is on. */
function isErrorLogOn(): boolean {
  const { errorLog } = getConfig();
  if (typeof errorLog === 'boolean') return errorLog;
  return [errorLog].flat().includes(process.env.NODE_ENV === 'production' ? 'production' : 'development');
}

/** Adds an error to the log, if the log is on. */
export function logError(error: unknown, url: string): void {
  if (!isErrorLogOn()) return;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const err = { message: masked(message || String(error)), stack: masked(stack) };
  store.set(errorLogAtom, (entries) => {
    const same = entries.find((entry) => entry.err.message === err.message && entry.url === url);
    if (same) return entries.map((entry) => (entry === same ? { ...entry, count: entry.count + 1 } : entry));
    return [...entries, { err, url, at: Date.now(), count: 1 }].slice(-MOST);
  });
}
