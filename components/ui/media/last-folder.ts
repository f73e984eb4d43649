import { currentAccount, readOwn, writeOwn } from '@/lib/state/account';

const KEY = 'supplier-client:library-folder';

/** The folder an account took something from last, '' where it was none; it may be gone by now. */
export function readLastFolder(): string {
  const kept = readOwn(currentAccount(), KEY);
  return typeof kept === 'string' ? kept : '';
}

export const keepLastFolder = (id: string): void => writeOwn(currentAccount(), KEY, id);
