import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFeature } from '@/lib/api/features';
import { inquiryApi } from '@/lib/api/inquiry';
import { isOpen } from '@/lib/api/inquiry/waiting';
import { isQuoted, type Inquiry } from '@/lib/api/inquiry-schema';
import { keepInquiry } from '@/lib/state/keep-answers';
import { now } from '@/lib/util/clock';
import { keepKnownWords } from '../list/known-words';
import { inOrder } from '../rules/message-days';
import { backedOff, pollAfter, RECORD_INTERVAL } from '../rules/poll-after';

const timesOf = (state: { dataUpdatedAt: number; errorUpdatedAt: number }) => ({
  now: now(),
  answeredAt: state.dataUpdatedAt,
  failedAt: state.errorUpdatedAt,
});

/** Home names what was read, and says when its latest quotation runs out. */
function useKept(inquiry: Inquiry | undefined, validUntil: string | undefined): void {
  const { id, number, buyer } = inquiry ?? {};
  const isClosed = inquiry !== undefined && !isOpen(inquiry);
  useEffect(() => {
    if (id && number && buyer)
      keepInquiry({ id, number, buyer: buyer.name, ...(validUntil && { validUntil }), ...(isClosed && { isClosed }) });
  }, [id, number, buyer, isClosed, validUntil]);
}

/** Polled while visible (rules/poll-after). A new message invalidates the list and the inquiry. */
export function useThread(id: string) {
  const queries = useQueryClient();
  const detail = useQuery({
    ...inquiryApi.detail(id),
    refetchInterval: ({ state }) => backedOff(RECORD_INTERVAL, timesOf(state)),
  });
  const messages = useInfiniteQuery({
    ...inquiryApi.messages(id),
    refetchInterval: ({ state }) => pollAfter({ newestAt: state.data?.pages[0]?.list[0]?.at, ...timesOf(state) }),
  });
  const ordered = inOrder(messages.data?.pages ?? []);
  const newest = ordered.at(-1);
  useKept(messages.data && detail.data, ordered.findLast(isQuoted)?.quotation.validUntil);

  const named = useFeature('inquiry-waiting');
  const known = useRef<string>(undefined);
  const cameIn = useEffectEvent(() => {
    // The list of those that wait follows from it.
    const isNew = !named && keepKnownWords(id, ordered);
    const before = known.current;
    known.current = newest?.id;
    if (isNew) void queries.invalidateQueries({ queryKey: ['inquiry', 'list'] });
    if (before === undefined || before === newest?.id) return;
    for (const part of ['list', 'count']) void queries.invalidateQueries({ queryKey: ['inquiry', part] });
    for (const part of ['detail', 'quotations']) void queries.invalidateQueries({ queryKey: ['inquiry', part, id] });
  });
  useEffect(() => cameIn(), [newest?.id]);

  return { inquiry: detail.data, detail, messages, ordered, newest };
}

export type Thread = ReturnType<typeof useThread>;
