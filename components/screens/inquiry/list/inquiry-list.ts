import {
  choicesFilter,
  dayRanges,
  flagFilter,
  idsFilter,
  textFilter,
} from '@/components/ui/table/filters/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { inquiryApi } from '@/lib/api/inquiry';
import { INQUIRY_PRIORITIES, INQUIRY_SOURCES, INQUIRY_STATUSES, type Inquiry } from '@/lib/api/inquiry-schema';

export const INQUIRY_SORTS = ['lastMessageAt', 'dueAt', 'createdAt', 'priority', 'buyer', 'status', 'number'] as const;

/** The status in the address of a list of all inquiries, which filters nothing. */
export const ALL = 'all';

/** Tabs of the list: waiting for a first reply, in conversation, all. */
export const VIEWS = ['new', 'open', ''] as const;

export const INQUIRY_LIST = {
  name: 'inquiry',
  api: inquiryApi,
  filters: {
    keyword: textFilter(),
    status: choicesFilter(INQUIRY_STATUSES),
    source: choicesFilter(INQUIRY_SOURCES),
    priority: choicesFilter(INQUIRY_PRIORITIES),
    country: idsFilter,
    assignee: idsFilter,
    tag: idsFilter,
    productId: idsFilter,
    buyerId: idsFilter,
    unread: flagFilter,
    starred: flagFilter,
    remindDue: flagFilter,
    overdue: flagFilter,
    verified: flagFilter,
    quoted: flagFilter,
    ...dayRanges('last', 'created'),
  },
  sorts: INQUIRY_SORTS,
  defaultSort: { by: 'lastMessageAt', order: 'desc' },
  plain: { status: 'new' },
  views: {
    param: 'status',
    values: ['new', 'open'],
    groups: { new: ['new'], open: ['replied', 'quoted', 'negotiating'] },
  },
} satisfies EntityListOptions<Inquiry>;
