import { equal } from '@/lib/util/equal';
import { currentAccount, writeOwn } from './account';
import { inquiriesReadAtom, READ_KEY, readInquiries, type ReadInquiry } from './answers';
import { store } from './store';

/** Inquiries of which it is stored, the latest read last. */
const MAX_READ = 200;

function write(account: string, inquiries: readonly ReadInquiry[]): void {
  writeOwn(account, READ_KEY, inquiries.slice(-MAX_READ));
  store.set(inquiriesReadAtom, (count) => count + 1);
}

/** Remembers an inquiry for home, which asks the platform for none. */
export function keepInquiry(inquiry: ReadInquiry): void {
  const account = currentAccount();
  const before = readInquiries(account);
  if (equal(before.at(-1), inquiry)) return;
  write(account, [...before.filter(({ id }) => id !== inquiry.id), inquiry]);
}

/** Changes what is remembered of inquiries that were read here, also while they are out of sight; an undo changes it back. */
export function changeKept(
  ids: readonly string[],
  part: Pick<ReadInquiry, 'validUntil' | 'isClosed' | 'isDeleted'>,
): void {
  const account = currentAccount();
  const before = readInquiries(account);
  const after = before.map((inquiry) => (ids.includes(inquiry.id) ? { ...inquiry, ...part } : inquiry));
  if (!equal(before, after)) write(account, after);
}
