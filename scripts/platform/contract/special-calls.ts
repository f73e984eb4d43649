import { statusChange } from '@/lib/api/entity';
import {
  messageSchema,
  noteInputSchema,
  reminderInputSchema,
  replyInputSchema,
  tagsInputSchema,
} from '@/lib/api/inquiry-schema';
import { quotaSchema, renameInputSchema } from '@/lib/api/material';
import { productDraftSchema, productSchema } from '@/lib/api/product-schema';
import { answerInputSchema } from '@/lib/api/question';
import { appealSchema, reviewReplySchema, summarySchema } from '@/lib/api/review';
import { shopCategoryNodeSchema } from '@/lib/api/shop-category';
import { listOf } from '@/lib/api/values';
import * as v from '@/lib/schema/schema';
import type { DescribedCall } from './call';
import { ids, tree } from './plain-schemas';

const id = { id: v.string() };
const some = v.optional(v.string());

const messages = listOf(messageSchema);
const shopCategoryTree = tree(shopCategoryNodeSchema);
const imported = v.object({
  created: v.number(),
  updated: v.number(),
  failed: v.array(v.object({ row: v.number(), errors: v.record(v.string(), v.string()) })),
  records: v.optional(v.array(v.object({ row: v.number(), id: v.string(), version: v.number() }))),
});

/** A row changes only what it carries; one that creates needs what a draft needs. */
const row = v.looseObject({
  ...v.partial(v.object(productDraftSchema.entries)).entries,
  id: some,
  version: v.optional(v.number()),
});

type Row = Omit<DescribedCall, 'path' | 'tag' | 'contract'>;

/** What single entities can do beyond the calls that all share (contract 4). */
const ACTIONS: Record<string, Record<string, Row>> = {
  product: {
    doSort: {
      method: 'post',
      summary: 'Move a product before another one, or to the end',
      body: v.object({ ...id, before: some }),
      write: true,
    },
    doCopy: {
      method: 'post',
      summary: 'Copy a product as a new draft',
      body: v.object({ ...id, clientId: some }),
      data: productSchema,
      write: true,
    },
    doImport: {
      method: 'post',
      summary: 'Create or change up to 100 products',
      body: v.object({ rows: v.arrayUpTo(100, row) }),
      data: imported,
      write: true,
    },
  },
  material: {
    doMove: {
      method: 'post',
      summary: 'Move materials into a folder; an empty folderId is none',
      body: v.object({ ...ids.entries, folderId: v.string() }),
      write: true,
    },
    doRename: {
      method: 'post',
      summary: 'Rename a material',
      body: v.object({ ...id, ...renameInputSchema.entries }),
      write: true,
    },
    getQuota: { method: 'get', summary: 'Used and available bytes', data: quotaSchema },
  },
  classify: {
    getTree: { method: 'get', summary: 'The tree of shop categories', data: shopCategoryTree },
    doSort: {
      method: 'post',
      summary: 'Move a shop category below another one, or before a sibling',
      body: v.object({ ...id, parentId: some, before: some }),
      write: true,
    },
  },
  question: {
    doAnswer: {
      method: 'post',
      summary: 'Answer a question, or change its answer',
      body: v.object({ ...id, ...answerInputSchema.entries }),
      write: true,
    },
  },
  inquiry: {
    getMessages: {
      method: 'get',
      summary: 'The messages of an inquiry, newest first',
      query: [
        ['id', 'text', true],
        ['before', 'text'],
      ],
      data: messages,
    },
    doReply: {
      method: 'post',
      summary: 'Reply with text, files or a quotation',
      body: v.object({ ...id, ...replyInputSchema.entries }),
      write: true,
    },
    doAssign: {
      method: 'post',
      summary: 'Assign inquiries to a colleague; an empty name is nobody',
      body: v.object({ ...ids.entries, assignee: v.string() }),
      data: statusChange,
      write: true,
    },
    doNote: {
      method: 'post',
      summary: 'Add a note that only colleagues see',
      body: v.object({ ...id, ...noteInputSchema.entries }),
      write: true,
    },
    doRead: {
      method: 'post',
      summary: 'Mark inquiries as read or unread',
      body: v.object({ ...ids.entries, read: v.boolean() }),
      write: true,
    },
    doStar: {
      method: 'post',
      summary: 'Star inquiries, or take the star away',
      body: v.object({ ...ids.entries, starred: v.boolean() }),
      write: true,
    },
    doTag: {
      method: 'post',
      summary: 'Set the tags of inquiries',
      body: v.object({ ...ids.entries, ...tagsInputSchema.entries }),
      write: true,
    },
    doRemind: {
      method: 'post',
      summary: 'Set a reminder for an inquiry, or take it away',
      body: v.object({ ...id, ...reminderInputSchema.entries }),
      write: true,
    },
  },
  review: {
    getSummary: { method: 'get', summary: 'Average, stars and months of all reviews', data: summarySchema },
    doReply: {
      method: 'post',
      summary: 'Reply to a review, or change the reply',
      body: v.object({ ...id, ...reviewReplySchema.entries }),
      write: true,
    },
    doAppeal: {
      method: 'post',
      summary: 'Appeal against a review',
      body: v.object({ ...id, ...appealSchema.entries }),
      write: true,
    },
  },
};

export const SPECIAL_CALLS: readonly DescribedCall[] = Object.entries(ACTIONS).flatMap(([entity, actions]) =>
  Object.entries(actions).map(([action, row]) => ({
    path: `/supplier/${entity}/${action}`,
    tag: entity,
    contract: `4. What a supplier manages: ${entity}`,
    ...row,
  })),
);
