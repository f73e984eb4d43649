import { isRecord, isText } from '@/lib/util/guards';
import { readOwn } from './account';
import { atom } from './store';

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

export const READ_KEY = 'supplier-client-inquiries-read';

/** Counts changes on this page. */
export const inquiriesReadAtom = atom(0);

const readOne = (value: unknown): ReadInquiry[] => {
  if (!isRecord(value) || !isText(value.id) || !isText(value.number) || !isText(value.buyer)) return [];
  const { id, number, buyer, validUntil, isClosed, isDeleted } = value;
  return [
    {
      id,
      number,
      buyer,
      ...(isText(validUntil) && { validUntil }),
      ...(isClosed === true && { isClosed }),
      ...(isDeleted === true && { isDeleted }),
    },
  ];
};

export function readInquiries(account: string): ReadInquiry[] {
  const stored = readOwn(account, READ_KEY);
  return Array.isArray(stored) ? stored.flatMap(readOne) : [];
}
