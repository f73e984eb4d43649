import * as v from '@/lib/schema/schema';
import { withoutNulls } from '@/lib/util/without-nulls';
import { blogSchema } from './blog';
import { shopCategorySchema } from './shop-category';
import { inquirySchema, messageSchema } from './inquiry-schema';
import { folderSchema, materialSchema } from './material';
import { productSchema } from './product-schema';
import { questionSchema } from './question';
import { templateSchema } from './reply-template';
import { reviewSchema } from './review';
import { contactSchema } from './contact';
import { shopDetailSchema } from './shop-detail';
import { shopInfoSchema } from './shop-info';
import { strengthSchema } from './strength';
import { withUnread } from './request/unread';
import { listOf, localizedHtml, sentObject, sentRows, sentText, sentTexts } from './values';

const row = sentObject({
  id: v.string(),
  brand: v.optional(v.string()),
  keywords: sentTexts,
  pricing: v.optional(sentObject({ mode: v.string(), price: v.optional(v.string()) })),
  score: v.optional(v.number(), 0),
});

it('takes a wrong optional field for an absent one, at every depth', () => {
  const wrong = { id: '1', brand: 5, keywords: 'pump', pricing: { mode: 'single', price: 7 }, score: '12', own: true };
  const read = v.parse(row, wrong);
  expect(read).toMatchObject({ id: '1', brand: undefined, keywords: [], score: 0, own: true });
  expect(read.pricing).toMatchObject({ mode: 'single', price: undefined });
  expect(v.parse(row, { id: '1', pricing: { mode: 5 } })).toMatchObject({ pricing: undefined, keywords: [], score: 0 });
});

it('refuses an object that lacks a required field', () => {
  expect(v.safeParse(row, { brand: 'x' }).success).toBe(false);
  expect(v.safeParse(row, { id: 7 }).success).toBe(false);
});

it('gives every record a default of its own', () => {
  const [one, other] = [v.parse(row, { id: '1' }), v.parse(row, { id: '2' })];
  one.keywords.push('a');
  expect(other.keywords).toEqual([]);
});

it('leaves out rows and texts of a field that cannot be read', () => {
  expect(v.parse(sentRows(v.object({ name: v.string() })), [{ name: 'a' }, null, { name: 5 }, 'b'])).toEqual([
    { name: 'a' },
  ]);
  expect(v.parse(sentTexts, ['a', null, 5, 'b'])).toEqual(['a', 'b']);
  expect(v.parse(sentText, { en: 'Pump', zh: 5, fr: [] })).toEqual({ en: 'Pump' });
});

it('shows the rows of a list that can be read and says why the others are not', () => {
  const page = v.parse(listOf(row), { list: [{ id: '1' }, { id: 2 }, null, { id: '4', brand: {} }, {}], total: 9 });
  expect(page.list.map(({ id }) => id)).toEqual(['1', '4']);
  expect(page).toMatchObject({ total: 9, unreadable: ['2: id', '3', '5: id'] });
});

it('takes the later of two rows of one record, where the first one is', () => {
  const sent = [{ id: '1', brand: 'old' }, { id: '2' }, { id: '1', brand: 'new' }];
  expect(v.parse(listOf(row), { list: sent, total: 3 })).toMatchObject({
    list: [{ id: '1', brand: 'new' }, { id: '2' }],
    sent: 3,
  });
});

it('limits the bytes of each language, and says the limit in thousands', () => {
  const faults = (zh: string) => v.safeParse<v.Schema>(localizedHtml(3000), { zh }).issues ?? [];
  expect(faults('泵'.repeat(1000))).toEqual([]);
  expect(JSON.stringify(faults('泵'.repeat(1001)))).toMatch(/tooManyBytes.*"max":3\b/);
});

it.each([
  { list: {}, total: 1 },
  { list: 'x', total: 1 },
  { total: 1 },
  { list: [], total: '12' },
  { list: [], total: -1 },
  { list: [] },
  [],
])('takes %j for no list', (answer) => expect(v.safeParse(listOf(row), answer).success).toBe(false));

const at = '2026-01-01T00:00:00Z';
const entity = { id: '1', version: 1, createdAt: at, updatedAt: at };
/** Every entity with its required fields only. */
const LEAST = {
  product: [productSchema, { title: { zh: '泵' }, sku: 'P1', status: 'draft' }],
  material: [materialSchema, { name: 'a', kind: 'image', url: '/a.png' }],
  materialFolder: [folderSchema, { name: 'a' }],
  classify: [shopCategorySchema, { name: { zh: '泵' } }],
  question: [questionSchema, { productId: '1', content: '?', buyer: { name: 'a' }, status: 'pending' }],
  blog: [blogSchema, { title: { zh: '泵' }, status: 'draft' }],
  inquiry: [inquirySchema, { number: 'N1', buyer: { name: 'a' }, source: 'shop', status: 'new', lastMessageAt: at }],
  message: [messageSchema, { from: 'buyer', at }],
  replyTemplate: [templateSchema, { title: 'a', content: 'b' }],
  shopInfo: [shopInfoSchema, {}],
  shopDetail: [shopDetailSchema, {}],
  shopContact: [contactSchema, { name: 'a' }],
  shopResource: [strengthSchema, { kind: 'award', title: 'a' }],
  review: [
    reviewSchema,
    { scores: { overall: 5, quality: 5, service: 5, shipping: 5 }, buyer: { name: 'a' }, status: 'visible' },
  ],
} as const satisfies Record<string, readonly [v.Schema & { entries: object }, object]>;

describe.each(Object.entries(LEAST))('%s', (_, [schema, own]) => {
  const least: Record<string, unknown> = { ...entity, ...own };
  const optional = Object.keys(schema.entries).filter((name) => !(name in least));

  it('is read with nothing but what it must have', () => expect(v.safeParse(schema, least).success).toBe(true));

  it.each(optional)('is read, and read alike, where %s is null or of a wrong type', (name) => {
    const absent = v.safeParse(schema, least).output;
    for (const wrong of [null, 5, 'x', true, {}, [], [null], [5], { zh: 5 }]) {
      const read = v.safeParse(schema, withoutNulls({ ...least, [name]: structuredClone(wrong) }));
      expect(read.success).toBe(true);
      if (wrong === null) expect(read.output).toEqual(absent);
    }
  });

  it.each(optional)('is sent with %s as it was, where that could not be read', (name) => {
    for (const wrong of [5, 'x', { zh: 5 }]) {
      const read = v.parse(schema, { ...least, [name]: structuredClone(wrong) }) as Record<string, unknown>;
      const back = withUnread(read) as Record<string, unknown>;
      expect(back).not.toHaveProperty('unread$');
      if ('unread$' in read) expect(back[name]).toEqual(wrong);
    }
  });

  it('is not read without one of those', () => {
    for (const name of Object.keys(least)) {
      const { [name]: _left, ...rest } = least;
      if (name in schema.entries) expect([name, v.safeParse(schema, rest).success]).toEqual([name, false]);
    }
  });
});
