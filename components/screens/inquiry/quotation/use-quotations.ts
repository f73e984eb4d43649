import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { inquiryApi } from '@/lib/api/inquiry';
import { isQuoted, type Inquiry, type QuotedMessage } from '@/lib/api/inquiry-schema';
import { inOrder } from '../rules/message-days';
import { numbered, quotationNumber, type Numbered } from '../rules/quotation-number';

/**
 * The quotations of an inquiry with their numbers; undefined until all messages are known. Only if the conversation has
 * earlier messages that are not loaded, they are requested.
 */
export function useQuotations({ id, number }: Pick<Inquiry, 'id' | 'number'>): {
  sent: Numbered<QuotedMessage>[] | undefined;
  /** The number of the next one. */
  next: string | undefined;
} {
  const { data, hasNextPage } = useInfiniteQuery({ ...inquiryApi.messages(id), enabled: false });
  const isWhole = data !== undefined && !hasNextPage;
  const all = useQuery({ ...inquiryApi.quotations(id), enabled: data !== undefined && hasNextPage });
  const quoted = isWhole ? inOrder(data.pages).filter(isQuoted) : all.data;
  return {
    sent: quoted && numbered(number, quoted),
    next: quoted && quotationNumber(number, quoted.length + 1),
  };
}
