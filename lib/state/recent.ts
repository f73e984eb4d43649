import { isOneOf, isRecord, isText, type Guard } from '@/lib/util/guards';
import { readOwn, writeOwn } from './account';

/** A choice in the command palette: a page by its path, a command by its key, a record with its title. */
export type Recent =
  | { kind: 'page'; path: string }
  | { kind: 'command'; key: string }
  | { kind: 'record'; of: string; path: string; title: string };

const isKind = isOneOf(['page', 'command', 'record']);
const isRecent: Guard<Recent> = (value): value is Recent => {
  if (!isRecord(value) || !isKind(value.kind)) return false;
  if (value.kind === 'command') return isText(value.key);
  if (value.kind === 'page') return isText(value.path);
  return [value.of, value.path, value.title].every(isText);
};

const MAX_RECENT = 6;

/** Stored per account, so that colleagues at one computer do not see each other's choices. */
const KEY = 'supplier-client-recent';

/** The latest choices of an account, newest first. */
export function readRecent(account: string): Recent[] {
  const stored = readOwn(account, KEY);
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : [];
}

const identity = (item: Recent) => (item.kind === 'command' ? item.key : item.path);

/** Puts a choice first; nothing is listed twice. */
export function addRecent(account: string, item: Recent): void {
  const others = readRecent(account).filter((other) => identity(other) !== identity(item));
  writeOwn(account, KEY, [item, ...others].slice(0, MAX_RECENT));
}
