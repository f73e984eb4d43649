import { currentSession } from '@/lib/auth/session';
import { isSharedStorage } from '@/lib/auth/token';
import { hashOf } from '@/lib/util/hash';
import { readSession, readStored, removeStored, writeSession, writeStored } from '@/lib/util/browser/storage';

const STORED_NAME = 'supplier-client-account';

/** Under which what is kept on this device belongs to the user of the current session, '' while nobody is logged in. */
export const currentAccount = (): string => currentSession().account;

/** The name lies where the token lies: with sessionStorage each tab may have an account of its own. */
const readName = (): unknown => (isSharedStorage() ? readStored : readSession)(STORED_NAME);

/** The name that was typed at the login, '' where it is not known. */
export function loginName(): string {
  const stored = readName();
  return typeof stored === 'string' ? stored : '';
}

export const rememberLoginName = (name: string): void =>
  void (isSharedStorage() ? writeStored : writeSession)(STORED_NAME, name.trim() || undefined);

const TAB_ONLY = 'tab:';

/** Nobody knows whose session it is: what it keeps ends with the tab. */
export const isTabOnly = (of: string): boolean => of.startsWith(TAB_ONLY);

/**
 * Whose session this is (contract 2): the `id` of user info, else the login name, else the token alone; nobody without
 * one of these.
 */
export function accountOf(id: string | undefined, { token } = currentSession()): string {
  if (id !== undefined) return `id:${id}`;
  const known = loginName().trim().toLowerCase();
  if (known !== '') return `name:${known}`;
  return token === undefined ? '' : TAB_ONLY + hashOf(token);
}

/** Something that the client keeps for an account, under a key that ends with its name. */
export const readOwn = (of: string, key: string): unknown => (isTabOnly(of) ? readSession : readStored)(`${key} ${of}`);

export const writeOwn = (of: string, key: string, value: unknown): void =>
  void (of !== '' && (isTabOnly(of) ? writeSession : writeStored)(`${key} ${of}`, value));

/** Removes what an account left on this device, under any of its names, but for its drafts. */
export function forgetAccount(names: readonly string[]): void {
  rememberLoginName('');
  const endings = names.filter(Boolean).map((name) => ` ${name}`);
  removeStored((key) => endings.some((ending) => key.endsWith(ending)));
}
