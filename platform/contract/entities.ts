import { BLOG_STATUSES, blogDraftSchema, blogSchema } from '@/lib/api/blog';
import { contactInputSchema, contactSchema } from '@/lib/api/contact';
import { INQUIRY_PRIORITIES, INQUIRY_SOURCES, INQUIRY_STATUSES, inquirySchema } from '@/lib/api/inquiry-schema';
import {
  MATERIAL_KINDS,
  folderInputSchema,
  folderSchema,
  materialInputSchema,
  materialSchema,
} from '@/lib/api/material';
import { PRODUCT_STATUSES, productDraftSchema, productSchema } from '@/lib/api/product-schema';
import { QUESTION_STATUSES, questionInputSchema, questionSchema } from '@/lib/api/question';
import { templateInputSchema, templateSchema } from '@/lib/api/reply-template';
import { REVIEW_STATUSES, reviewSchema } from '@/lib/api/review';
import { shopCategoryInputSchema, shopCategorySchema } from '@/lib/api/shop-category';
import { shopDetailInputSchema, shopDetailSchema } from '@/lib/api/shop-detail';
import { shopInfoInputSchema, shopInfoSchema } from '@/lib/api/shop-info';
import { STRENGTH_KINDS, strengthInputSchema, strengthSchema } from '@/lib/api/strength';
import type * as z from 'zod/mini';
import type { Parameter } from './call';

/** An entity of contract 4. Its calls follow from this row. */
export interface EntityRow {
  /** As in the paths. */
  name: string;
  /** In plain words: one of them, and many. */
  one: string;
  many: string;
  record: z.ZodMiniType;
  /** What doEdit takes; without it there is no doEdit. */
  input?: z.ZodMiniType;
  /** `one`: a single record without list; `kept`: records that cannot be deleted. */
  kind?: 'one' | 'kept';
  sorts?: readonly string[];
  filters?: readonly Parameter[];
  /** The filters that a list can count by (`counts`). */
  counted?: readonly string[];
  /** The states of doStatus. */
  states?: readonly string[];
}

const texts = (...names: string[]): Parameter[] => names.map((name) => [name, 'texts']);
const flags = (...names: string[]): Parameter[] => names.map((name) => [name, 'flag']);
const days = (...names: string[]): Parameter[] =>
  names.flatMap((name): Parameter[] => [
    [`${name}From`, 'day'],
    [`${name}To`, 'day'],
  ]);
const numbers = (...names: string[]): Parameter[] => names.map((name) => [name, 'number']);

export const ENTITIES: readonly EntityRow[] = [
  {
    name: 'product',
    one: 'a product',
    many: 'products',
    record: productSchema,
    input: productDraftSchema,
    sorts: ['updatedAt', 'createdAt', 'title', 'price', 'score', 'inquiries', 'views'],
    filters: [
      ['status', PRODUCT_STATUSES],
      ...texts('groupId', 'categoryId'),
      ...flags('showcase'),
      ...numbers('priceMin', 'priceMax'),
      ...days('updated'),
    ],
    counted: ['status'],
    states: PRODUCT_STATUSES,
  },
  {
    name: 'material',
    one: 'a material',
    many: 'materials',
    record: materialSchema,
    input: materialInputSchema,
    sorts: ['createdAt', 'updatedAt', 'name', 'size'],
    filters: [
      ['kind', MATERIAL_KINDS],
      ...texts('folderId', 'tag'),
      ...flags('used', 'deep'),
      ...numbers('sizeMin', 'sizeMax'),
      ...days('created'),
    ],
    counted: ['kind', 'folderId'],
  },
  {
    name: 'materialFolder',
    one: 'a folder of materials',
    many: 'folders of materials',
    record: folderSchema,
    input: folderInputSchema,
    sorts: ['name'],
    filters: texts('parentId'),
  },
  {
    name: 'classify',
    one: 'a shop category',
    many: 'shop categories',
    record: shopCategorySchema,
    input: shopCategoryInputSchema,
    sorts: ['sort', 'updatedAt', 'name'],
    filters: [...texts('parentId'), ...flags('visible')],
  },
  {
    name: 'question',
    one: 'a question',
    many: 'questions',
    record: questionSchema,
    input: questionInputSchema,
    sorts: ['createdAt', 'updatedAt', 'answeredAt', 'likes'],
    filters: [
      ['status', QUESTION_STATUSES],
      ...texts('productId', 'country', 'language'),
      ...flags('pinned', 'answered'),
      ...days('created'),
    ],
    counted: ['status'],
    states: QUESTION_STATUSES,
  },
  {
    name: 'blog',
    one: 'a post',
    many: 'posts',
    record: blogSchema,
    input: blogDraftSchema,
    sorts: ['updatedAt', 'createdAt', 'publishAt', 'title', 'views', 'likes', 'comments'],
    filters: [
      ['status', BLOG_STATUSES],
      ...texts('topic', 'tag', 'productId', 'language'),
      ...flags('cover'),
      ...days('publish', 'updated'),
    ],
    counted: ['status'],
    states: BLOG_STATUSES,
  },
  {
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
      ...flags('unread', 'overdue', 'verified', 'quoted'),
      ...days('last', 'created'),
    ],
    counted: ['status'],
    states: INQUIRY_STATUSES,
  },
  {
    name: 'replyTemplate',
    one: 'a reply template',
    many: 'reply templates',
    record: templateSchema,
    input: templateInputSchema,
  },
  {
    name: 'shopInfo',
    one: 'the shop’s basic information',
    many: 'the shop’s basic information',
    record: shopInfoSchema,
    input: shopInfoInputSchema,
    kind: 'one',
  },
  {
    name: 'shopDetail',
    one: 'the shop’s details',
    many: 'the shop’s details',
    record: shopDetailSchema,
    input: shopDetailInputSchema,
    kind: 'one',
  },
  {
    name: 'shopContact',
    one: 'a contact',
    many: 'contacts',
    record: contactSchema,
    input: contactInputSchema,
    sorts: ['primary', 'name', 'createdAt', 'updatedAt'],
    filters: [...flags('visible', 'primary'), ...texts('language')],
    counted: ['visible'],
  },
  {
    name: 'shopResource',
    one: 'an entry of company strength',
    many: 'entries of company strength',
    record: strengthSchema,
    input: strengthInputSchema,
    sorts: ['sort', 'validTo', 'title', 'updatedAt'],
    filters: [
      ['kind', STRENGTH_KINDS],
      ['validFrom', 'day'],
      ['validTo', 'day'],
    ],
    counted: ['kind'],
  },
  {
    name: 'review',
    one: 'a review',
    many: 'reviews',
    record: reviewSchema,
    kind: 'kept',
    sorts: ['createdAt', 'updatedAt', 'overall', 'quality', 'service', 'shipping'],
    filters: [
      ['status', REVIEW_STATUSES],
      ...texts('score', 'productId', 'country', 'language'),
      ...flags('replied', 'images'),
      ...days('created'),
    ],
    counted: ['status'],
  },
];
