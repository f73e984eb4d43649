import { queryOptions } from '@tanstack/react-query';
import { choiceFilter } from '@/components/ui/table/filters/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import type { ListQuery } from '@/lib/api/entity';
import { inquiryApi } from '@/lib/api/inquiry';
import { INQUIRY_PRIORITIES, INQUIRY_STATUSES, type Inquiry } from '@/lib/api/inquiry-schema';
import { OPEN_STATUSES } from '@/lib/api/inquiry/waiting';
import { MAX_PAGE_SIZE, type Page } from '@/lib/api/values';
import { INQUIRY_LIST } from './inquiry-list';
import { asWaiting, readKnownWords } from './known-words';

const valueOf = (inquiry: Inquiry, sort: unknown): string | number => {
  if (sort === 'priority') return -INQUIRY_PRIORITIES.indexOf(inquiry.priority);
  if (sort === 'status') return INQUIRY_STATUSES.indexOf(inquiry.status);
  if (sort === 'buyer') return inquiry.buyer.name.toLowerCase();
  if (sort === 'number') return inquiry.number;
  return Date.parse(inquiry[sort as 'dueAt'] ?? '') || 0;
};

/** One page of those that wait among the inquiries with the latest messages. */
function waitingIn(latest: Page<Inquiry>, { sort, order, pageNo, pageSize }: ListQuery): Page<Inquiry> {
  const known = readKnownWords();
  const up = order === 'asc' ? 1 : -1;
  const waiting = latest.list
    .flatMap((inquiry) => asWaiting(inquiry, known.get(inquiry.id)) ?? [])
    .map((inquiry) => ({ inquiry, value: valueOf(inquiry, sort) }))
    .sort((a, b) => up * (a.value < b.value ? -1 : Number(a.value > b.value)));
  const end = Number(pageNo) * Number(pageSize);
  const list = waiting.slice(end - Number(pageSize), end).map(({ inquiry }) => inquiry);
  return { list, total: waiting.length, unreadable: latest.unreadable, sent: list.length };
}

// What fails is said of the list that is shown.
const SILENT = { quiet: true, unlogged: true };

/** The calls where the platform does not know who wrote last: the filter `waiting` is applied here (contract 5). */
const DERIVED_API = {
  ...inquiryApi,
  list: (query: ListQuery) => {
    const options = inquiryApi.list(query);
    const { waiting, counts: _counts, ...rest } = query;
    if (!waiting) return options;
    const { status = OPEN_STATUSES } = rest;
    const latest = { ...rest, status, sort: 'lastMessageAt', order: 'desc', pageNo: 1, pageSize: MAX_PAGE_SIZE };
    return queryOptions({
      ...options,
      queryFn: async ({ client }) =>
        waitingIn(
          await client.fetchQuery({ ...inquiryApi.list(latest), staleTime: 0, gcTime: 0, meta: SILENT }),
          query,
        ),
    });
  },
};

/** No inquiry has this id. */
const NO_ID = 'none';

/** The list, by whether the platform knows who wrote last, with the drafts of this device as a filter. */
export const inquiryList = (isKnown: boolean, drafts: readonly string[]): EntityListOptions<Inquiry> => ({
  ...INQUIRY_LIST,
  ...(!isKnown && { api: DERIVED_API, derived: ['waiting'] }),
  filters: { ...INQUIRY_LIST.filters, draft: choiceFilter(['true']) },
  ask: ({ draft, ...rest }) => ({ ...rest, ...(draft && { id: drafts.length > 0 ? [...drafts] : [NO_ID] }) }),
});
