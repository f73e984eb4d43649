import { DOMAINS, createPlatform } from './domains';
import * as v from '@/lib/schema/schema';
import { BLOG_STATUSES, blogInputSchema, blogSchema } from '@/lib/api/blog';
import { shopCategoryApi, shopCategorySchema } from '@/lib/api/shop-category';
import {
  INQUIRY_PRIORITIES,
  INQUIRY_SOURCES,
  INQUIRY_STATUSES,
  inquirySchema,
  messageSchema,
  quotationInputSchema,
  type Message,
} from '@/lib/api/inquiry-schema';
import { MATERIAL_KINDS, folderSchema, materialInputSchema, materialSchema } from '@/lib/api/material';
import { QUESTION_STATUSES, questionSchema } from '@/lib/api/question';
import { TEMPLATE_SLOTS, templateInputSchema } from '@/lib/api/reply-template';
import { REVIEW_STATUSES, reviewSchema } from '@/lib/api/review';
import { contactInputSchema } from '@/lib/api/contact';
import { shopDetailInputSchema } from '@/lib/api/shop-detail';
import { BUSINESS_TYPES, shopInfoInputSchema, type ShopInfo } from '@/lib/api/shop-info';
import { STRENGTH_KINDS, strengthInputSchema } from '@/lib/api/strength';
import { type Platform } from './platform/platform';
import type { StoreName } from './platform/domain';
import { NOON, openPlatform } from './test-client';
import { depthOf } from './platform/tree';
import { CERTIFICATE_KEYS } from './domains/product/seed/certificates';

const NAMES = Object.values(DOMAINS).flatMap(({ entities = [] }) => entities) as StoreName[];

async function seeded(seed: number, now = NOON) {
  const platform = createPlatform({ seed, now: () => now });
  await platform.load(...NAMES);
  return platform;
}

/** All records of an entity's list, as in its responses. */
async function listed<T>(entity: string, detail = false): Promise<T[]> {
  const { get } = await openPlatform();
  const all: T[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { pageNo: String(pageNo), pageSize: '100' };
    const { list, total } = (await get<{ list: T[]; total: number }>(`/supplier/${entity}/getList`, query)).data;
    all.push(...list);
    if (all.length >= total) break;
  }
  if (!detail) return all;
  const one = async (record: T) =>
    (await get<T>(`/supplier/${entity}/getDetail`, { id: (record as { id: string }).id })).data;
  return Promise.all(all.map(one));
}

const issues = (schema: v.Schema, records: readonly unknown[]) =>
  records.flatMap((record) => v.safeParse(schema, record).issues ?? []);
const alike = (texts: readonly string[]) => texts.filter((text, index) => text !== '' && texts.indexOf(text) < index);
const all = <T>(records: readonly T[], of: (record: T) => string) => [...new Set(records.map(of))].sort();
const sorted = (values: readonly string[]) => [...values].sort();

test('the same seed and the same first moment give the same data, another seed others', async () => {
  const [one, same, other] = await Promise.all([seeded(1), seeded(1), seeded(2)]);
  for (const name of NAMES) expect(same.store(name).records()).toEqual(one.store(name).records());
  expect(other.store('inquiry').records()).not.toEqual(one.store('inquiry').records());
});

test('a later first moment moves everything with it, and nothing lies ahead of it', async () => {
  const later = await seeded(1, NOON + 500 * 86_400_000);
  const now = await seeded(1);
  for (const name of NAMES) {
    for (const { createdAt, updatedAt } of now.store(name).records()) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(updatedAt));
      expect(Date.parse(updatedAt)).toBeLessThan(NOON);
    }
    const gap = (platform: Platform, at: number) => at - Date.parse(platform.store(name).records()[0]!.createdAt);
    expect(gap(later, later.epoch)).toBe(gap(now, now.epoch));
  }
});

test('what the menu says waits is what waits', async () => {
  const platform = await seeded(1);
  const pending = platform.store('question').records();
  expect(pending.filter(({ status }) => status === 'pending')).toHaveLength(DOMAINS.question!.waiting!);
  const fresh = platform.store('inquiry').records();
  expect(fresh.filter(({ status }) => status === 'new')).toHaveLength(DOMAINS.inquiry!.waiting!);
});

test('questions keep the contract, all states are there, no two are alike', async () => {
  const questions = await listed<v.InferOutput<typeof questionSchema>>('question');
  expect(issues(questionSchema, questions)).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(80);
  expect(all(questions, ({ status }) => status)).toEqual(sorted(QUESTION_STATUSES));
  expect(all(questions, ({ language }) => language).length).toBeGreaterThan(9);
  expect(alike(questions.map(({ content }) => content))).toEqual([]);
  expect(alike(questions.flatMap(({ answer }) => answer?.content ?? ''))).toEqual([]);
  expect(
    questions.filter(({ status, answer }) => (status === 'answered') !== Boolean(answer) && status !== 'hidden'),
  ).toEqual([]);
  expect(questions.filter(({ pinned }) => pinned).length).toBeGreaterThan(3);
});

test('posts keep the contract, all states are there, no two are alike', async () => {
  const posts = await listed<v.InferOutput<typeof blogSchema>>('blog');
  expect(issues(blogSchema, posts)).toEqual([]);
  expect(issues(blogInputSchema, posts)).toEqual([]);
  expect(posts.length).toBeGreaterThanOrEqual(40);
  expect(all(posts, ({ status }) => status)).toEqual(sorted(BLOG_STATUSES));
  for (const language of ['zh', 'en']) {
    expect(alike(posts.map(({ title }) => title[language] ?? ''))).toEqual([]);
    expect(alike(posts.map(({ content }) => content[language] ?? ''))).toEqual([]);
    const lengths = posts.flatMap(({ content }) => content[language]?.length ?? []);
    expect(Math.min(...lengths)).toBeGreaterThan(200);
  }
  expect(posts.filter(({ productIds }) => productIds.length === 0)).toEqual([]);
  for (const { status, publishAt = '' } of posts) {
    if (status === 'scheduled') expect(Date.parse(publishAt)).toBeGreaterThan(NOON);
    if (status === 'published') expect(Date.parse(publishAt)).toBeLessThan(NOON);
  }
});

test('inquiries keep the contract; every state, source and priority is there', async () => {
  const inquiries = await listed<v.InferOutput<typeof inquirySchema>>('inquiry', true);
  expect(issues(inquirySchema, inquiries)).toEqual([]);
  expect(inquiries.length).toBe(150);
  expect(all(inquiries, ({ status }) => status)).toEqual(sorted(INQUIRY_STATUSES));
  expect(all(inquiries, ({ source }) => source)).toEqual(sorted(INQUIRY_SOURCES));
  expect(all(inquiries, ({ priority }) => priority)).toEqual(sorted(INQUIRY_PRIORITIES));
  expect(all(inquiries, ({ buyer }) => buyer.timezone).length).toBeGreaterThan(30);
  expect(alike(inquiries.map(({ number }) => number))).toEqual([]);
  expect(inquiries.filter(({ notes }) => notes!.length > 0).length).toBeGreaterThan(20);
  // A day after the inquiry, or after the later words of the buyer that wait.
  for (const { createdAt, dueAt, lastFrom } of inquiries) {
    const after = Date.parse(dueAt!) - Date.parse(createdAt) - 86_400_000;
    if (lastFrom === 'buyer') expect(after).toBeGreaterThanOrEqual(0);
    else expect(after).toBe(0);
  }
});

test('messages run in time, in many languages, with quotations that could be sent', async () => {
  const platform = await seeded(1);
  const inquiries = platform.store('inquiry').records();
  const messages = inquiries.flatMap((inquiry) => inquiry.messages);
  expect(issues(messageSchema, messages)).toEqual([]);
  const quotations = messages.flatMap(({ quotation }) => quotation ?? []);
  expect(issues(quotationInputSchema, quotations)).toEqual([]);
  expect(quotations.length).toBeGreaterThan(60);
  const counts = inquiries.map((inquiry) => inquiry.messages.length);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 12]);
  expect(messages.filter(({ translation }) => translation).length).toBeGreaterThan(40);
  const said = ({ from, content }: Message) => (from === 'system' ? '' : content);
  for (const inquiry of inquiries) {
    const times = inquiry.messages.map(({ at }) => at);
    expect(times).toEqual(sorted(times));
    expect(inquiry.lastMessageAt).toBe(times.at(-1));
    expect(alike(inquiry.messages.map(said))).toEqual([]);
    for (const { content } of inquiry.messages) expect(content).not.toMatch(/\{|undefined|NaN/);
  }
  // The status must match the messages.
  for (const { status, messages: talk } of inquiries) {
    const answered = talk.some(({ from }) => from === 'supplier');
    if (status === 'new') expect(answered).toBe(false);
    if (['replied', 'quoted', 'negotiating'].includes(status)) expect(answered).toBe(true);
    if (status === 'quoted') expect(talk.some(({ quotation }) => quotation)).toBe(true);
    if (status === 'replied') expect(talk.some(({ quotation }) => quotation)).toBe(false);
  }
});

test('materials and folders: every kind, four deep, some in use', async () => {
  const materials = await listed<v.InferOutput<typeof materialSchema>>('material');
  expect(issues(materialSchema, materials)).toEqual([]);
  expect(issues(materialInputSchema, materials)).toEqual([]);
  expect(materials.length).toBeGreaterThanOrEqual(115);
  expect(all(materials, ({ kind }) => kind)).toEqual(sorted(MATERIAL_KINDS));
  expect(alike(materials.map(({ name }) => name))).toEqual([]);
  expect(materials.filter(({ usedBy }) => usedBy.length > 0).length).toBeGreaterThan(30);
  expect(materials.filter(({ usedBy, kind }) => usedBy.length === 0 && kind === 'image').length).toBeGreaterThan(10);
  const folders = await listed<v.InferOutput<typeof folderSchema>>('materialFolder');
  expect(issues(folderSchema, folders)).toEqual([]);
  expect(Math.max(...folders.map(({ id }) => depthOf(folders, id)))).toBe(4);
});

test('shop categories: four deep, counted', async () => {
  const shopCategories = await listed<v.InferOutput<typeof shopCategorySchema>>('classify');
  expect(issues(shopCategorySchema, shopCategories)).toEqual([]);
  expect(shopCategories.length).toBeGreaterThanOrEqual(18);
  expect(Math.max(...shopCategories.map(({ id }) => depthOf(shopCategories, id)))).toBe(4);
  expect(shopCategoryApi.key).toEqual(['classify']);
});

test('the shop: one record each, one primary contact, every kind of strength, templates', async () => {
  const { get } = await openPlatform();
  const info = (await get<ShopInfo>('/supplier/shopInfo/getDetail')).data;
  expect(issues(shopInfoInputSchema, [info])).toEqual([]);
  expect(BUSINESS_TYPES).toEqual(expect.arrayContaining(info.businessType));
  expect(issues(shopDetailInputSchema, [(await get('/supplier/shopDetail/getDetail')).data])).toEqual([]);
  const contacts = await listed<v.InferOutput<typeof contactInputSchema>>('shopContact');
  expect(issues(contactInputSchema, contacts)).toEqual([]);
  expect(contacts.length).toBe(6);
  expect(contacts.filter(({ primary }) => primary)).toHaveLength(1);
  const resources = await listed<v.InferOutput<typeof strengthInputSchema>>('shopResource');
  expect(issues(strengthInputSchema, resources)).toEqual([]);
  expect(resources.length).toBeGreaterThanOrEqual(30);
  expect(all(resources, ({ kind }) => kind)).toEqual(sorted(STRENGTH_KINDS));
  // Products refer to certificates by their index.
  expect(resources.filter(({ kind }) => kind === 'certificate')).toHaveLength(CERTIFICATE_KEYS.length);
  const templates = await listed<v.InferOutput<typeof templateInputSchema>>('replyTemplate');
  expect(issues(templateInputSchema, templates)).toEqual([]);
  expect(all(templates, ({ language }) => language).length).toBeGreaterThan(6);
  const slots = templates.flatMap(({ content }) => content.match(/(?<=\{)\w+(?=\})/g) ?? []);
  expect([...new Set(slots)].sort()).toEqual(sorted(TEMPLATE_SLOTS));
});

test('reviews keep the contract, all stars and states are there, no two are alike', async () => {
  const reviews = await listed<v.InferOutput<typeof reviewSchema>>('review');
  expect(issues(reviewSchema, reviews)).toEqual([]);
  expect(reviews.length).toBe(120);
  expect(all(reviews, ({ status }) => status)).toEqual(sorted(REVIEW_STATUSES));
  expect(all(reviews, ({ scores }) => String(scores.overall))).toEqual(['1', '2', '3', '4', '5']);
  expect(alike(reviews.map(({ content }) => content))).toEqual([]);
  expect(alike(reviews.map(({ orderNumber }) => orderNumber!))).toEqual([]);
  expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThan(30);
  expect(reviews.filter(({ images }) => images.length > 0).length).toBeGreaterThan(10);
});
