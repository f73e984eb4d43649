import { isApiError } from '@/lib/api/request/errors';
import { findConfig } from '@/lib/config/config';
import { atom, store } from './store';

/** One logged error (specification 3); equal errors are counted, not repeated. */
export interface ErrorLogEntry {
  err: { message: string; stack: string };
  /** The address of the page when it happened. */
  url: string;
  at: number;
  count: number;
}

export const errorLogAtom = atom<ErrorLogEntry[]>([]);

/** The number of logged errors, equal ones counted each time. */
export const errorCountAtom = atom((get) => get(errorLogAtom).reduce((sum, { count }) => sum + count, 0));

const MAX_ENTRIES = 100;

/** Removes secrets: bearer tokens, and the value after a password, a token or an encrypted login. */
const masked = (text: string) =>
  text.replace(/Bearer\s+\S+/gi, 'Bearer ***').replace(/((?:password|token|\bparam)"?\s*[:=]\s*"?)[^"&\s]+/gi, '$1***');

/** The text of an error; a failed request without a message of the platform is described by its code. */
function textOf(error: unknown): string {
  if (isApiError(error) && !error.message) return `${error.kind} ${error.code} ${error.details.call ?? ''}`.trim();
  return error instanceof Error ? error.message || error.name : String(error);
}

/** Whether this deployment logs errors: a switch, or the environments in which it is on. */
export function isErrorLogOn(): boolean {
  const { errorLog = false } = findConfig() ?? {};
  if (typeof errorLog === 'boolean') return errorLog;
  return [errorLog].flat().includes(process.env.NODE_ENV === 'production' ? 'production' : 'development');
}

export function logError(error: unknown, address: string): void {
  // Loaded with the first error, and only where the operator asks for reports.
  if (findConfig()?.errorReportURL)
    void import('./error-report').then(({ reportError }) => reportError(error, address)).catch(() => undefined);
  if (!isErrorLogOn()) return;
  const url = masked(address);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const err = { message: masked(textOf(error)), stack: masked(stack) };
  store.set(errorLogAtom, (entries) => {
    const same = entries.find((entry) => entry.err.message === err.message && entry.url === url);
    if (same) return entries.map((entry) => (entry === same ? { ...entry, count: entry.count + 1 } : entry));
    return [...entries, { err, url, at: Date.now(), count: 1 }].slice(-MAX_ENTRIES);
  });
}

export const clearErrorLog = (): void => store.set(errorLogAtom, []);

/** The log as plain text, for pasting into a mail. */
export const errorLogText = (entries: readonly ErrorLogEntry[]): string =>
  entries
    .map(({ err, url, at, count }) =>
      [`${new Date(at).toISOString()} ×${count} ${url}`, err.message, err.stack].filter(Boolean).join('\n'),
    )
    .join('\n\n');
