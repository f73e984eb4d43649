import { currentSession } from '@/lib/auth/session';
import { isSharedStorage } from '@/lib/auth/token';
import { hashOf } from '@/lib/util/hash';
import { readSession, readStored, removeStored, writeSession, writeStored } from '@/lib/util/browser/storage';

const STORED_NAME = 'supplier-client-account';

/** The key for data of the current user on this device; '' without a login. */
export const currentAccount = (): string => currentSession().account;

/** The name is stored where the token is: with sessionStorage each tab may have an account of its own. */
const readName = (): unknown => (isSharedStorage() ? readStored : readSession)(STORED_NAME);

/** The name that was typed at the login; '' if it is not known. */
export function loginName(): string {
  const stored = readName();
  return typeof stored === 'string' ? stored : '';
}

export const rememberLoginName = (name: string): void =>
  void (isSharedStorage() ? writeStored : writeSession)(STORED_NAME, name.trim() || undefined);

const TAB_ONLY = 'tab:';

/** Whether the session's account is unknown: its data is stored in the tab only. */
export const isTabOnly = (of: string): boolean => of.startsWith(TAB_ONLY);

/**
 * The key of a session's account (contract 2): the `id` of user info, else the login name, else the token; without any
 * of these a key of no account.
 */
export function accountOf(id: string | undefined, { token } = currentSession()): string {
  if (id !== undefined) return `id:${id}`;
  const known = loginName().trim().toLowerCase();
  if (known !== '') return `name:${known}`;
  return token === undefined ? '' : TAB_ONLY + hashOf(token);
}

/** Reads a value stored for an account, whose key ends with the account's. */
export const readOwn = (of: string, key: string): unknown => (isTabOnly(of) ? readSession : readStored)(`${key} ${of}`);

export const writeOwn = (of: string, key: string, value: unknown): void =>
  void (of !== '' && (isTabOnly(of) ? writeSession : writeStored)(`${key} ${of}`, value));

/** Removes the data of an account from this device, under all of its keys, except its drafts. */
export function forgetAccount(names: readonly string[]): void {
  rememberLoginName('');
  const endings = names.filter(Boolean).map((name) => ` ${name}`);
  removeStored((key) => endings.some((ending) => key.endsWith(ending)));
}
