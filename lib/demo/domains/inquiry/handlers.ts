import { createInquiryStore } from './store';
import { INQUIRY_PRIORITIES, INQUIRY_STATUSES, inquirySchema, type Inquiry } from '@/lib/api/inquiry-schema';
import { isOpen, isReplyDue, lastWordsIn, replyDueAt } from '@/lib/api/inquiry/waiting';
import { paths } from '@/lib/router/paths';
import { picture } from '@/lib/demo/art/picture';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints, entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import type { InquiryFacts } from './store';
import type { StoredInquiry } from './seed';
import { assign, changeStatus, colleaguesIn, markRead, note, remind, reply, star, tag } from './write';
import { flagOf, numberOf, oneOf, within } from '@/lib/demo/platform/list-query';
import { withPictures } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { productName } from '../product/name';
import { recordOf } from '@/lib/demo/platform/save';
import { findIn } from '@/lib/demo/platform/find';
import type { Find } from '@/lib/demo/platform/platform';

type Rules = EntityRules<StoredInquiry, InquiryFacts>;

const RIGHTS = { read: 'inquiry:read', edit: 'inquiry:edit', delete: 'inquiry:delete' };
/** Small enough that longer conversations have a second page. */
const MESSAGES = 10;

const knowsWaiting = ({ features }: Platform) => features.includes('inquiry-waiting');

/** What the feature adds to an inquiry: who wrote last, and until when later messages of the buyer wait for a reply. */
function wordsOf({ messages }: StoredInquiry): Pick<Inquiry, 'lastFrom' | 'dueAt'> {
  const last = lastWordsIn(messages);
  return last ? { lastFrom: last.from, ...(last.from === 'buyer' && { dueAt: replyDueAt(last.since) }) } : {};
}

const sortsOf = (platform: Platform): Rules['sorts'] => ({
  lastMessageAt: ({ record }) => record.lastMessageAt,
  createdAt: ({ record }) => record.createdAt,
  updatedAt: ({ record }) => record.updatedAt,
  // What is answered comes last.
  dueAt: ({ record }) => {
    const known = knowsWaiting(platform) ? { ...record, ...wordsOf(record) } : record;
    return isReplyDue(known) ? known.dueAt : undefined;
  },
  number: ({ record }) => record.number,
  priority: ({ record }) => INQUIRY_PRIORITIES.length - INQUIRY_PRIORITIES.indexOf(record.priority),
  status: ({ record }) => INQUIRY_STATUSES.indexOf(record.status),
  buyer: ({ record }) => record.buyer.name.toLowerCase(),
});

const storeOf = (platform: Platform) => platform.store('inquiry');

const view =
  ({ platform, language }: Pick<Call, 'platform' | 'language'>) =>
  (stored: StoredInquiry) => {
    const { messages: _messages, notes: _notes, outcome: _outcome, buyer, products, ...inquiry } = stored;
    return {
      ...inquiry,
      ...(knowsWaiting(platform) && wordsOf(stored)),
      buyer: withPictures(buyer, ['avatar']),
      products: products.map((product) => ({
        ...product,
        title: productName(platform, product.id, product.title, language),
        image: picture(product.image),
      })),
    };
  };

export const isUnanswered = ({ status }: StoredInquiry) => status === 'new';

/** Whether the time of an inquiry's reminder has come. */
const isReminderDue = ({ remindAt }: Pick<StoredInquiry, 'remindAt'>, now: number) =>
  remindAt !== undefined && Date.parse(remindAt) <= now;

/** The messages before a given one, newest first. Messages whose read time is in the future are not read yet. */
function messagesOf(call: Call) {
  const { messages } = recordOf(call, storeOf(call.platform), call.query.get('id'));
  const before = call.query.get('before');
  const end = before ? messages.findIndex(({ id }) => id === before) : messages.length;
  const size = Math.min(numberOf(call.query, 'pageSize') ?? MESSAGES, 100);
  const now = call.platform.now();
  const list = messages
    .slice(Math.max(0, end - size), Math.max(0, end))
    .reverse()
    .map(({ readAt, ...message }) => ({ ...message, ...(readAt && Date.parse(readAt) <= now ? { readAt } : {}) }));
  return { list, total: messages.length };
}

/**
 * Inquiries (contract 4). Filters: status, source, priority, country, assignee (`none` without one), tag, productId,
 * buyerId, unread, starred, remindDue (the time of its reminder has come), overdue (a first reply is late), verified,
 * quoted, waiting (the buyer wrote last, where the platform names the feature), lastFrom and lastTo (the last message), createdFrom and createdTo.
 */
export function handlers(platform: Platform) {
  const rules: Rules = {
    name: 'inquiry',
    store: () => storeOf(platform),
    rights: RIGHTS,
    sorts: sortsOf(platform),
    sort: 'lastMessageAt',
    ascending: ['dueAt', 'buyer'],
    counted: {
      status: () => INQUIRY_STATUSES,
      assignee: () => [...colleaguesIn(platform), 'none'],
    },
    filter({ query }) {
      const status = oneOf(query, 'status');
      const source = oneOf(query, 'source');
      const priority = oneOf(query, 'priority');
      const country = oneOf(query, 'country');
      const assignee = oneOf(query, 'assignee');
      const tag = oneOf(query, 'tag');
      const product = oneOf(query, 'productId');
      const buyer = oneOf(query, 'buyerId');
      const unread = flagOf(query, 'unread');
      const starred = flagOf(query, 'starred');
      const remindDue = flagOf(query, 'remindDue');
      const overdue = flagOf(query, 'overdue');
      const verified = flagOf(query, 'verified');
      const quoted = flagOf(query, 'quoted');
      const waiting = knowsWaiting(platform) ? flagOf(query, 'waiting') : () => true;
      const last = within(query, 'last');
      const created = within(query, 'created');
      const now = platform.now();
      return ({ record }) =>
        status(record.status) &&
        source(record.source) &&
        priority(record.priority) &&
        country(record.buyer.country) &&
        assignee(record.assignee ?? 'none') &&
        (tag(undefined) || record.tags.some(tag)) &&
        (product(undefined) || record.products.some(({ id }) => product(id))) &&
        buyer(record.buyer.id) &&
        unread(record.unread) &&
        starred(record.starred ?? false) &&
        remindDue(isReminderDue(record, now)) &&
        overdue(record.status === 'new' && Date.parse(record.dueAt ?? '') < now) &&
        verified(record.buyer.verified) &&
        waiting(isOpen(record) && wordsOf(record).lastFrom === 'buyer') &&
        quoted(record.messages.some(({ quotation }) => quotation)) &&
        last(record.lastMessageAt) &&
        created(record.createdAt);
    },
    view,
    detail: ({ notes }) => ({ notes }),
    known: inquirySchema,
  };
  const { get, post } = entityEndpoints(platform);
  const edits = { permission: RIGHTS.edit };
  return [
    get('/supplier/inquiry/getMessages', messagesOf, { permission: RIGHTS.read }),
    post('/supplier/inquiry/doReply', reply, { ...edits, says: 'sent' }),
    post('/supplier/inquiry/doStatus', changeStatus, edits),
    post('/supplier/inquiry/doAssign', assign, { ...edits, says: 'saved' }),
    post('/supplier/inquiry/doNote', note, { ...edits, says: 'saved' }),
    post('/supplier/inquiry/doRead', markRead, edits),
    post('/supplier/inquiry/doStar', star, edits),
    post('/supplier/inquiry/doTag', tag, { ...edits, says: 'saved' }),
    post('/supplier/inquiry/doRemind', remind, { ...edits, says: 'saved' }),
    ...entityHandlers(platform, rules),
  ];
}

export const find: Find = (ask) =>
  findIn(
    storeOf(ask.platform),
    { sorts: sortsOf(ask.platform), sort: 'lastMessageAt' },
    ask,
    ({ id, number, subject, buyer }) => ({
      id,
      title: subject || number,
      snippet: [number, buyer.name, buyer.company].filter(Boolean).join(' · '),
      path: paths.inquiries({ id }),
    }),
  );

export const waiting = (platform: Platform) => storeOf(platform).records().filter(isUnanswered).length;

export function todos(platform: Platform) {
  const due = storeOf(platform)
    .records()
    .filter((one) => isReminderDue(one, platform.now()));
  const right = RIGHTS.read;
  return [
    { kind: 'inquiry', right, count: waiting(platform), path: paths.inquiries({ status: 'new' }), rank: 1 },
    { kind: 'reminder', right, count: due.length, path: paths.inquiries({ remindDue: 'true' }), rank: 2 },
  ];
}

export const stores = { inquiry: createInquiryStore };
