import { currentAccount, readOwn, writeOwn } from '@/lib/state/account';
import { isText } from '@/lib/util/guards';

const KEY = 'supplier-client-templates-used';
const MAX_USED = 50;

/** The templates that the account has used on this device, the last one first. */
export function readUsed(): string[] {
  const stored = readOwn(currentAccount(), KEY);
  return Array.isArray(stored) ? stored.filter(isText) : [];
}

export const keepUsed = (id: string): void =>
  writeOwn(currentAccount(), KEY, [id, ...readUsed().filter((one) => one !== id)].slice(0, MAX_USED));
