import { currentAccount, readOwn, writeOwn } from '@/lib/state/account';

const KEY = 'supplier-client:library-folder';

/** The folder that this account used last, '' for none; it may have been deleted since. */
export function readLastFolder(): string {
  const stored = readOwn(currentAccount(), KEY);
  return typeof stored === 'string' ? stored : '';
}

export const keepLastFolder = (id: string): void => writeOwn(currentAccount(), KEY, id);
