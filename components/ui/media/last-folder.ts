import { currentAccount } from '@/lib/state/account';
import { readStored, writeStored } from '@/lib/util/storage';

const keyOf = () => `supplier-client:library-folder ${currentAccount()}`;

/** The folder an account took something from last, '' where it was none; it may be gone by now. */
export function readLastFolder(): string {
  const kept = readStored(keyOf());
  return typeof kept === 'string' ? kept : '';
}

export const keepLastFolder = (id: string): void => void writeStored(keyOf(), id);
