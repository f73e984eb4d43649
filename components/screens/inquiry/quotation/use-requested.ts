import { useInfiniteQuery } from '@tanstack/react-query';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { inOrder } from '../rules/message-days';
import { requestedPlaces, requestedTerms } from '../rules/requested-terms';

/** The terms and places that the buyer mentioned in the messages loaded so far. */
export function useRequested({ id, subject }: Pick<Inquiry, 'id' | 'subject'>) {
  const messages = inOrder(useInfiniteQuery(inquiryApi.messages(id)).data?.pages ?? []);
  return { terms: requestedTerms(subject, messages), places: requestedPlaces(subject, messages) };
}
