import { readStored, writeStored } from '@/lib/util/storage';

const STORED_ACCOUNT = 'supplier-client-account';

/**
 * Remembers who logged in last, by the name typed at the login. User info names the company only, which colleagues at
 * one desk share; what is kept on this device for one of them must not be offered to another.
 */
export function rememberAccount(account: string): void {
  writeStored(STORED_ACCOUNT, account);
}

/** The account this browser is logged in with, '' where it is not known. */
export function currentAccount(): string {
  const stored = readStored(STORED_ACCOUNT);
  return typeof stored === 'string' ? stored : '';
}
