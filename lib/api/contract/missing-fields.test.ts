import * as v from '@/lib/schema/schema';
import { blogSchema } from '../blog';
import { contactSchema } from '../contact';
import { inquirySchema } from '../inquiry-schema';
import { materialSchema } from '../material';
import { productSchema } from '../product-schema';
import { questionSchema } from '../question';
import { shopInfoSchema } from '../shop-info';
import { strengthSchema } from '../strength';

const at = '2026-03-10T04:00:00Z';
const saved = { id: '1', version: 1, createdAt: at, updatedAt: at };
const question = { productId: 'p', content: 'MOQ?', status: 'pending', buyer: { name: 'Ann' } };
const inquiry = { number: 'INQ-1', source: 'shop', status: 'new', lastMessageAt: at, buyer: { name: 'Ann' } };
const views = { views: 0, likes: 0, comments: 0 };

/** What a platform leaves out is as little as it can be: nothing is marked, counted or promised. */
test.each<[string, v.Schema, object, object]>([
  ['question', questionSchema, question, { pinned: false, likes: 0, productTitle: '', buyer: { country: '' } }],
  ['contact', contactSchema, { name: 'Ann' }, { primary: false, visible: true, languages: [], email: '' }],
  [
    'product',
    productSchema,
    { title: {}, sku: 'P', status: 'draft' },
    { showcase: false, score: 0, stats: { views: 0, inquiries: 0, favourites: 0 }, images: [], variants: [] },
  ],
  ['post', blogSchema, { title: {}, content: {}, status: 'draft' }, { tags: [], productIds: [], stats: views }],
  [
    'inquiry',
    inquirySchema,
    inquiry,
    {
      ...{ unread: false, priority: 'normal', products: [], tags: [], notes: [] },
      buyer: { verified: false, inquiriesTotal: 0, timezone: 'UTC' },
    },
  ],
  ['material', materialSchema, { name: 'a', kind: 'image', url: '/a' }, { size: 0, tags: [], usedBy: [] }],
  ['strength', strengthSchema, { kind: 'award', title: 'A' }, { sort: 0, images: [], description: '' }],
  ['shop', shopInfoSchema, { name: {} }, { verified: false, logo: '', mainProducts: [] }],
])('a %s without what a platform may leave out', (_, schema, sent, read) => {
  const { success, output } = v.safeParse(schema, { ...saved, ...sent });
  expect(success).toBe(true);
  expect(output).toMatchObject(read);
});
