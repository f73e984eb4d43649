import {
  choiceFilter,
  choicesFilter,
  dayRanges,
  flagFilter,
  idsFilter,
  textFilter,
} from '@/components/ui/table/filters/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import type { Sort } from '@/components/ui/table/rows/column';
import { inquiryApi } from '@/lib/api/inquiry';
import { INQUIRY_PRIORITIES, INQUIRY_SOURCES, INQUIRY_STATUSES, type Inquiry } from '@/lib/api/inquiry-schema';

export const INQUIRY_SORTS = ['lastMessageAt', 'dueAt', 'createdAt', 'priority', 'buyer', 'status', 'number'] as const;

/** The status in the address of a list of all inquiries, which filters nothing. */
export const ALL = 'all';

/** Tabs of the list: without a reply, those in which the buyer wrote last, in conversation, all. */
export const VIEWS = ['new', 'waiting', 'open', ''] as const;

const LATEST: Sort = { by: 'lastMessageAt', order: 'desc' };
const DUE_FIRST: Sort = { by: 'dueAt', order: 'asc' };

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
    waiting: choiceFilter(['true']),
    unread: flagFilter,
    starred: flagFilter,
    remindDue: flagFilter,
    overdue: flagFilter,
    verified: flagFilter,
    quoted: flagFilter,
    ...dayRanges('last', 'created'),
  },
  sorts: INQUIRY_SORTS,
  defaultSort: ({ status, waiting }) => (waiting || String(status) === 'new' ? DUE_FIRST : LATEST),
  plain: { status: 'new' },
  views: {
    values: ['new', 'waiting', 'open'],
    presets: {
      new: { status: ['new'] },
      waiting: { waiting: 'true' },
      open: { status: ['replied', 'quoted', 'negotiating'] },
    },
    uncounted: ['waiting'],
  },
  countBy: 'status',
} satisfies EntityListOptions<Inquiry>;
