import { isRecord, isText } from '@/lib/util/guards';
import { equal } from '@/lib/util/equal';
import { currentAccount, readOwn, writeOwn } from './account';
import { atom, store } from './store';

/** Forms of an answer to the buyer, by the names of their drafts. */
export const ANSWER_FORMS = ['inquiry', 'quotation'];

/** An inquiry that was read on this device: whose it is, and until when its latest quotation is valid while it is open. */
export interface ReadInquiry {
  id: string;
  number: string;
  buyer: string;
  validUntil?: string;
}

const KEY = 'supplier-client-inquiries-read';
/** Inquiries of which it is stored, the latest read last. */
const MAX_READ = 200;

/** Counts changes on this page. */
export const inquiriesReadAtom = atom(0);

const readOne = (value: unknown): ReadInquiry[] => {
  if (!isRecord(value) || !isText(value.id) || !isText(value.number) || !isText(value.buyer)) return [];
  const { id, number, buyer, validUntil } = value;
  return [{ id, number, buyer, ...(isText(validUntil) && { validUntil }) }];
};

export function readInquiries(account: string): ReadInquiry[] {
  const stored = readOwn(account, KEY);
  return Array.isArray(stored) ? stored.flatMap(readOne) : [];
}

/** Remembers an inquiry for home, which asks the platform for none. */
export function keepInquiry(inquiry: ReadInquiry): void {
  const account = currentAccount();
  const before = readInquiries(account);
  if (equal(before.at(-1), inquiry)) return;
  writeOwn(account, KEY, [...before.filter(({ id }) => id !== inquiry.id), inquiry].slice(-MAX_READ));
  store.set(inquiriesReadAtom, (count) => count + 1);
}
