import { INQUIRY_LIMITS, type Inquiry, type InquiryStatus, type Message } from '../inquiry-schema';

/** Which inquiries wait for a reply, and until when (contract 5, `inquiry-waiting`). */

/** In which a message of the buyer waits for a reply. */
export const OPEN_STATUSES: readonly InquiryStatus[] = ['new', 'replied', 'quoted', 'negotiating'];

export const isOpen = ({ status }: Pick<Inquiry, 'status'>): boolean => OPEN_STATUSES.includes(status);

/** Whether the time in `dueAt` counts: nobody has replied yet, or the platform says that the buyer wrote last. */
export const isReplyDue = (inquiry: Pick<Inquiry, 'status' | 'lastFrom'>): boolean =>
  inquiry.status === 'new' || (inquiry.lastFrom === 'buyer' && isOpen(inquiry));

export interface LastWords {
  from: 'buyer' | 'supplier';
  /** When it was written; of several messages of the buyer, the first one. */
  since: string;
}

/** Who wrote last in messages, which are in the order of their times; undefined if only the platform did. */
export function lastWordsIn(messages: readonly Pick<Message, 'from' | 'at'>[]): LastWords | undefined {
  const written = messages.filter(({ from }) => from !== 'system');
  const ours = written.findLastIndex(({ from }) => from === 'supplier');
  const unanswered = written[ours + 1];
  if (unanswered) return { from: 'buyer', since: unanswered.at };
  return ours < 0 ? undefined : { from: 'supplier', since: written[ours]!.at };
}

export const replyDueAt = (since: string): string =>
  new Date(Date.parse(since) + INQUIRY_LIMITS.due * 3_600_000).toISOString();
