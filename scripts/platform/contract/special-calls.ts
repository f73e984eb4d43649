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
import * as z from 'zod/mini';
import type { DescribedCall } from './call';
import { ids, tree } from './plain-schemas';

const id = { id: z.string() };
const some = z.optional(z.string());

const messages = listOf(messageSchema);
const shopCategoryTree = tree(shopCategoryNodeSchema);
const imported = z.object({
  created: z.number(),
  updated: z.number(),
  failed: z.array(z.object({ row: z.number(), errors: z.record(z.string(), z.string()) })),
  records: z.optional(z.array(z.object({ row: z.number(), id: z.string(), version: z.number() }))),
});

/** A row changes only what it carries; one that creates needs what a draft needs. */
const row = z.looseObject({
  ...z.partial(z.object(productDraftSchema.shape)).shape,
  id: some,
  version: z.optional(z.number()),
});

type Row = Omit<DescribedCall, 'path' | 'tag' | 'contract'>;

/** What single entities can do beyond the calls that all share (contract 4). */
const ACTIONS: Record<string, Record<string, Row>> = {
  product: {
    doSort: {
      method: 'post',
      summary: 'Move a product before another one, or to the end',
      body: z.object({ ...id, before: some }),
      write: true,
    },
    doCopy: {
      method: 'post',
      summary: 'Copy a product as a new draft',
      body: z.object({ ...id, clientId: some }),
      data: productSchema,
      write: true,
    },
    doImport: {
      method: 'post',
      summary: 'Create or change up to 100 products',
      body: z.object({ rows: z.array(row).check(z.maxLength(100)) }),
      data: imported,
      write: true,
    },
  },
  material: {
    doMove: {
      method: 'post',
      summary: 'Move materials into a folder; an empty folderId is none',
      body: z.object({ ...ids.shape, folderId: z.string() }),
      write: true,
    },
    doRename: {
      method: 'post',
      summary: 'Rename a material',
      body: z.object({ ...id, ...renameInputSchema.shape }),
      write: true,
    },
    getQuota: { method: 'get', summary: 'Used and available bytes', data: quotaSchema },
  },
  classify: {
    getTree: { method: 'get', summary: 'The tree of shop categories', data: shopCategoryTree },
    doSort: {
      method: 'post',
      summary: 'Move a shop category below another one, or before a sibling',
      body: z.object({ ...id, parentId: some, before: some }),
      write: true,
    },
  },
  question: {
    doAnswer: {
      method: 'post',
      summary: 'Answer a question, or change its answer',
      body: z.object({ ...id, ...answerInputSchema.shape }),
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
      body: z.object({ ...id, ...replyInputSchema.shape }),
      write: true,
    },
    doAssign: {
      method: 'post',
      summary: 'Assign inquiries to a colleague; an empty name is nobody',
      body: z.object({ ...ids.shape, assignee: z.string() }),
      data: statusChange,
      write: true,
    },
    doNote: {
      method: 'post',
      summary: 'Add a note that only colleagues see',
      body: z.object({ ...id, ...noteInputSchema.shape }),
      write: true,
    },
    doRead: {
      method: 'post',
      summary: 'Mark inquiries as read or unread',
      body: z.object({ ...ids.shape, read: z.boolean() }),
      write: true,
    },
    doStar: {
      method: 'post',
      summary: 'Star inquiries, or take the star away',
      body: z.object({ ...ids.shape, starred: z.boolean() }),
      write: true,
    },
    doTag: {
      method: 'post',
      summary: 'Set the tags of inquiries',
      body: z.object({ ...ids.shape, ...tagsInputSchema.shape }),
      write: true,
    },
    doRemind: {
      method: 'post',
      summary: 'Set a reminder for an inquiry, or take it away',
      body: z.object({ ...id, ...reminderInputSchema.shape }),
      write: true,
    },
  },
  review: {
    getSummary: { method: 'get', summary: 'Average, stars and months of all reviews', data: summarySchema },
    doReply: {
      method: 'post',
      summary: 'Reply to a review, or change the reply',
      body: z.object({ ...id, ...reviewReplySchema.shape }),
      write: true,
    },
    doAppeal: {
      method: 'post',
      summary: 'Appeal against a review',
      body: z.object({ ...id, ...appealSchema.shape }),
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
