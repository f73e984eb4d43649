import { isRecord, isText } from '@/lib/util/guards';
import { equal } from '@/lib/util/equal';
import { currentAccount, readOwn, writeOwn } from './account';
import { atom, store } from './store';

/** Forms of an answer to the buyer, by the names of their drafts. */
export const ANSWER_FORMS = ['inquiry', 'quotation'];

/** An inquiry that was read on this device: whose it is, and until when its latest quotation is valid. */
export interface ReadInquiry {
  id: string;
  number: string;
  buyer: string;
  validUntil?: string;
  /** It is won, lost or spam. */
  isClosed?: boolean;
  isDeleted?: boolean;
}

const KEY = 'supplier-client-inquiries-read';
/** Inquiries of which it is stored, the latest read last. */
const MAX_READ = 200;

/** Counts changes on this page. */
export const inquiriesReadAtom = atom(0);

const readOne = (value: unknown): ReadInquiry[] => {
  if (!isRecord(value) || !isText(value.id) || !isText(value.number) || !isText(value.buyer)) return [];
  const { id, number, buyer, validUntil, isClosed, isDeleted } = value;
  return [
    {
      ...{ id, number, buyer },
      ...(isText(validUntil) && { validUntil }),
      ...(isClosed === true && { isClosed }),
      ...(isDeleted === true && { isDeleted }),
    },
  ];
};

export function readInquiries(account: string): ReadInquiry[] {
  const stored = readOwn(account, KEY);
  return Array.isArray(stored) ? stored.flatMap(readOne) : [];
}

function write(account: string, inquiries: readonly ReadInquiry[]): void {
  writeOwn(account, KEY, inquiries.slice(-MAX_READ));
  store.set(inquiriesReadAtom, (count) => count + 1);
}

/** Remembers an inquiry for home, which asks the platform for none. */
export function keepInquiry(inquiry: ReadInquiry): void {
  const account = currentAccount();
  const before = readInquiries(account);
  if (equal(before.at(-1), inquiry)) return;
  write(account, [...before.filter(({ id }) => id !== inquiry.id), inquiry]);
}

/** Changes what is remembered of inquiries that were read here; an undo changes it back. */
export function changeKept(ids: readonly string[], part: Pick<ReadInquiry, 'isClosed' | 'isDeleted'>): void {
  const account = currentAccount();
  const before = readInquiries(account);
  const after = before.map((inquiry) => (ids.includes(inquiry.id) ? { ...inquiry, ...part } : inquiry));
  if (!equal(before, after)) write(account, after);
}
