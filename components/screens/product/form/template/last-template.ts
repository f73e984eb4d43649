import { currentAccount, readOwn, writeOwn } from '@/lib/state/account';
import { isRecord, isText } from '@/lib/util/guards';

const KEY = 'supplier-client-product-template';

export interface LastTemplate {
  id: string;
  name: string;
}

/** The product that the account used last as a template on this device. */
export function readLastTemplate(): LastTemplate | undefined {
  const stored = readOwn(currentAccount(), KEY);
  if (!isRecord(stored) || !isText(stored.id) || !isText(stored.name)) return undefined;
  return { id: stored.id, name: stored.name };
}

export const keepLastTemplate = ({ id, name }: LastTemplate): void => writeOwn(currentAccount(), KEY, { id, name });
