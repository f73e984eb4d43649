import { useQueries, useQuery } from '@tanstack/react-query';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry, QuotedMessage } from '@/lib/api/inquiry-schema';
import { useQuotations } from '../use-quotations';

/** Other inquiries of the buyer whose quotations are read: each is a request. */
const MAX_READ = 5;

/**
 * The quotations that the buyer of an inquiry got in it and, where the platform names buyers, in the latest other inquiries
 * about the same products.
 */
export function useQuotedBefore(inquiry: Inquiry, productIds: readonly string[]): QuotedMessage[] {
  const { sent = [] } = useQuotations(inquiry);
  const { id: buyerId, inquiriesTotal } = inquiry.buyer;
  const filter = { buyerId, quoted: true, sort: 'lastMessageAt', order: 'desc', pageSize: MAX_READ + 1 };
  const { data } = useQuery({
    ...inquiryApi.list(filter),
    enabled: buyerId !== undefined && inquiriesTotal !== 1,
    meta: { quiet: true },
  });
  // A platform that does not know a filter answers with all inquiries.
  const others = (data?.list ?? []).filter(
    ({ id, buyer, products }) =>
      id !== inquiry.id && buyer.id === buyerId && products.some((one) => productIds.includes(one.id)),
  );
  const read = useQueries({ queries: others.slice(0, MAX_READ).map(({ id }) => inquiryApi.quotations(id)) });
  return [...sent.map(({ message }) => message), ...read.flatMap((one) => one.data ?? [])];
}
