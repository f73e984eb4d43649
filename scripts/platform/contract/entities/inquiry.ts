import { INQUIRY_PRIORITIES, INQUIRY_SOURCES, INQUIRY_STATUSES, inquirySchema } from '@/lib/api/inquiry-schema';
import type { EntityRow } from '../entity-row';
import { days, flags, texts } from '../filters';

export const entity: EntityRow = {
  name: 'inquiry',
  one: 'an inquiry',
  many: 'inquiries',
  record: inquirySchema,
  sorts: ['lastMessageAt', 'dueAt', 'createdAt', 'priority', 'buyer', 'status', 'number'],
  filters: [
    ['status', INQUIRY_STATUSES],
    ['source', INQUIRY_SOURCES],
    ['priority', INQUIRY_PRIORITIES],
    ...texts('country', 'assignee', 'tag', 'productId', 'buyerId'),
    ...flags('unread', 'starred', 'remindDue', 'overdue', 'verified', 'quoted'),
    ...days('last', 'created'),
  ],
  counted: ['status'],
  states: INQUIRY_STATUSES,
};
