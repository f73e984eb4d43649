import type * as v from '@/lib/schema/schema';
import { blogDraftSchema, blogInputSchema, BLOG_LIMITS } from '../blog';
import { contactInputSchema, CONTACT_LIMITS } from '../contact';
import { INQUIRY_LIMITS, noteInputSchema, paymentsSchema, replyInputSchema, tagsInputSchema } from '../inquiry-schema';
import { folderInputSchema, materialInputSchema, MATERIAL_LIMITS, renameInputSchema } from '../material';
import { ANSWER_LENGTH, answerInputSchema } from '../question';
import { templateInputSchema, TEMPLATE_LIMITS } from '../reply-template';
import { appealSchema, REVIEW_LIMITS, reviewReplySchema } from '../review';
import { shopCategoryInputSchema, SHOP_CATEGORY_LIMITS } from '../shop-category';
import { shopDetailInputSchema, SHOP_DETAIL_LIMITS } from '../shop-detail';
import { shopInfoInputSchema, SHOP_LIMITS } from '../shop-info';
import { strengthInputSchema, STRENGTH_LIMITS } from '../strength';
import { refusedAt, textOf, times } from '@/lib/schema/testing-refusals';

type Rule = [path: string, taken: unknown, wrong: unknown, at?: string];

/** The last text that fits, and the first that does not. */
const upTo = (path: string, max: number): Rule => [path, textOf(max), textOf(max + 1)];
/** The same of a text that must not be blank. */
const filled = (path: string, max: number): Rule[] => [upTo(path, max), [path, 'a', ' ']];
const many = (path: string, max: number, item: (at: number) => unknown): Rule => [
  path,
  times(max, item),
  times(max + 1, item),
];
const filledList = (path: string, max: number, length: number): Rule[] => [
  many(path, max, String),
  [path, [textOf(length)], [textOf(length + 1)], `${path}.0`],
  [path, ['a'], [' '], `${path}.0`],
];
const file = (path: string): Rule => [path, './1.png', 'http://img.example/1.png'];
const markets = (...shares: number[]) => shares.map((share, at) => ({ region: `r${at}`, share }));
const regions = (...names: string[]) => names.map((region) => ({ region, share: 1 }));
const payments = (...percents: number[]) => percents.map((percent) => ({ percent, when: 'order' }));
const faq = { question: { zh: '问' }, answer: {} };
const bank = { currency: 'USD', beneficiary: 'a', bank: 'b', swift: 'BKCHCNBJ', account: '1' };

const post = { title: { zh: '怎么选泵' }, content: { zh: '<p>a</p>' }, tags: [], productIds: [] };
const contact = {
  ...{ name: '陈海燕', position: '', department: '', mobile: '+86 138 0013 8000', email: 'a@b.example' },
  ...{ timezone: 'Asia/Shanghai', languages: ['zh'], primary: false, visible: true },
};
const material = { name: 'a.png', kind: 'image', url: './a.png', mime: 'image/png', size: 1, tags: [] };
const detail = {
  ...{ employees: '', annualRevenue: '', exportShare: 0, mainMarkets: [], tradeTerms: [], paymentTerms: [] },
  ...{ currencies: [], languages: [], ports: [], averageLeadDays: 1, overseasOffices: [], introduction: {}, faq: [] },
};
const info = {
  ...{ name: { zh: '泵业' }, logo: './1.png', businessType: ['trading'], mainProducts: [], country: 'CN' },
  ...{ region: '浙江', city: '宁波', address: '1', establishedYear: 2000, story: {} },
};
const strength = { kind: 'factory', title: 'a', images: [], description: '', validFrom: '2026-01-02' };

const POST: Rule[] = [
  ['title', { en: 'a' }, { zh: ' ' }, 'title.zh'],
  upTo('title.zh', BLOG_LIMITS.title),
  upTo('summary', BLOG_LIMITS.summary),
  file('cover'),
  upTo('content.zh', BLOG_LIMITS.content),
  ...filledList('tags', BLOG_LIMITS.tags, BLOG_LIMITS.tag),
  upTo('topic', BLOG_LIMITS.topic),
  ['publishAt', '2026-12-01T00:00:00Z', 'soon'],
];

/** Each input: one that is right, and of every rule a value at its limit and one beyond it. */
const INPUTS: Record<string, [schema: v.Schema, record: object, rules: Rule[]]> = {
  post: [blogInputSchema, post, [...POST, ['content', { zh: '<hr>' }, { zh: '<p>&nbsp;</p>' }, 'content.zh']]],
  'draft of a post': [blogDraftSchema, post, POST],
  contact: [
    contactInputSchema,
    contact,
    [
      ...filled('name', CONTACT_LIMITS.name),
      upTo('position', CONTACT_LIMITS.name),
      upTo('department', CONTACT_LIMITS.name),
      ['phone', '12345', '1234'],
      ['mobile', '12345', ''],
      ['mobile', '+49 (0)30/123-45', '12345a'],
      ['email', `${textOf(64)}@b.example`, 'a@'],
      upTo('whatsapp', CONTACT_LIMITS.account),
      upTo('wechat', CONTACT_LIMITS.account),
      upTo('skype', CONTACT_LIMITS.account),
      ['timezone', 'Europe/Berlin', 'Europe/Nowhere'],
      many('languages', CONTACT_LIMITS.languages, () => 'en'),
      ['languages', ['zh-Hant'], ['中文'], 'languages.0'],
      file('avatar'),
    ],
  ],
  reply: [
    replyInputSchema,
    { content: '', attachments: [] },
    [
      upTo('content', INQUIRY_LIMITS.message),
      many('attachments', INQUIRY_LIMITS.attachments, () => ({ name: 'a', url: './a', size: 0 })),
    ],
  ],
  labels: [tagsInputSchema, { tags: [] }, filledList('tags', INQUIRY_LIMITS.tags, INQUIRY_LIMITS.tag)],
  note: [noteInputSchema, { content: 'a' }, filled('content', INQUIRY_LIMITS.note)],
  payments: [
    paymentsSchema,
    payments(30, 70),
    [
      ['1.percent', 70, 70.01],
      ['1.percent', 70, 69.99],
      ['1.days', 1, 0],
      ['1', { percent: 70, when: 'days', days: 30 }, { percent: 70, when: 'days' }, '1.days'],
    ],
  ],
  material: [
    materialInputSchema,
    material,
    [
      ...filled('name', MATERIAL_LIMITS.name),
      ['kind', 'image', 'other'],
      file('url'),
      file('thumbnail'),
      ...filled('mime', 128),
      ['size', 0, -1],
      ['width', 1, 0],
      ['height', 1, 0],
      ['duration', 0.1, 0],
      ...filledList('tags', MATERIAL_LIMITS.tags, MATERIAL_LIMITS.tag),
    ],
  ],
  'name of a file': [renameInputSchema, { name: 'a' }, filled('name', MATERIAL_LIMITS.name)],
  folder: [folderInputSchema, { name: 'a' }, filled('name', MATERIAL_LIMITS.folderName)],
  answer: [answerInputSchema, { content: 'a' }, filled('content', ANSWER_LENGTH)],
  template: [
    templateInputSchema,
    { title: 'a', content: 'a', language: 'en' },
    [
      ...filled('title', TEMPLATE_LIMITS.title),
      ...filled('content', TEMPLATE_LIMITS.content),
      ['language', 'zh', '中'],
    ],
  ],
  'reply to a review': [reviewReplySchema, { content: 'a' }, filled('content', REVIEW_LIMITS.reply)],
  appeal: [
    appealSchema,
    { reason: 'a', evidence: [] },
    [...filled('reason', REVIEW_LIMITS.reason), many('evidence', REVIEW_LIMITS.evidence, () => './1.png')],
  ],
  'shop category': [
    shopCategoryInputSchema,
    { name: { zh: '泵' }, visible: true },
    [['name', { en: 'a' }, { zh: ' ' }, 'name.zh'], upTo('name.zh', SHOP_CATEGORY_LIMITS.name), file('image')],
  ],
  'shop details': [
    shopDetailInputSchema,
    detail,
    [
      upTo('employees', 32),
      upTo('annualRevenue', 32),
      ['exportShare', 100, 100.1],
      ['exportShare', 0, -0.1],
      many('mainMarkets', SHOP_DETAIL_LIMITS.markets, (at) => ({ region: `r${at}`, share: 1 })),
      ['mainMarkets', markets(33.3, 33.3, 33.4), markets(33.3, 33.3, 33.41), 'mainMarkets.2.share'],
      ['mainMarkets', regions('EU', 'US'), regions('EU', 'eu'), 'mainMarkets.1.region'],
      ...filledList('ports', SHOP_DETAIL_LIMITS.list, 64),
      ...filledList('overseasOffices', SHOP_DETAIL_LIMITS.list, SHOP_DETAIL_LIMITS.office),
      many('currencies', SHOP_DETAIL_LIMITS.list, () => 'USD'),
      ['averageLeadDays', 1, 0],
      upTo('introduction.zh', SHOP_DETAIL_LIMITS.introduction),
      many('faq', SHOP_DETAIL_LIMITS.faq, () => faq),
      ['faq', [faq], [{ ...faq, question: { zh: '' } }], 'faq.0.question.zh'],
    ],
  ],
  'shop information': [
    shopInfoInputSchema,
    info,
    [
      ['name', { en: 'a' }, { zh: ' ' }, 'name.zh'],
      upTo('name.zh', SHOP_LIMITS.name),
      file('logo'),
      file('banner'),
      file('seal'),
      upTo('slogan', SHOP_LIMITS.slogan),
      ['businessType', ['agent'], []],
      ...filledList('mainProducts', SHOP_LIMITS.mainProducts, SHOP_LIMITS.mainProduct),
      ...filled('region', SHOP_LIMITS.place),
      ...filled('city', SHOP_LIMITS.place),
      ...filled('address', SHOP_LIMITS.address),
      ['website', 'http://a.example', 'a.example'],
      ['establishedYear', 1800, 1799],
      ['establishedYear', 2100, 2101],
      upTo('registrationNumber', 64),
      upTo('story.zh', SHOP_LIMITS.story),
      many('banks', SHOP_LIMITS.banks, () => bank),
      ['banks', [{ ...bank, swift: 'BKCHCNBJ92B' }], [{ ...bank, swift: 'BKCHCNBJ9' }], 'banks.0.swift'],
    ],
  ],
  'company strength': [
    strengthInputSchema,
    strength,
    [
      ...filled('title', STRENGTH_LIMITS.title),
      many('images', STRENGTH_LIMITS.images, () => './1.png'),
      upTo('description', STRENGTH_LIMITS.description),
      upTo('issuedBy', 128),
      upTo('number', 64),
      ['validTo', '2026-01-02', '2026-01-01'],
      ['quantity', 0, -1],
      ['area', 0.1, 0],
      ['staff', 0, -1],
    ],
  ],
};

const rows = Object.entries(INPUTS).flatMap(([name, [schema, record, rules]]) =>
  rules.map(([path, taken, wrong, at = path]) => ({ name, schema, record, path, taken, wrong, at })),
);
test.each(rows)('$name, $path: at the limit it is taken, beyond it refused ($#)', (row) => {
  const { schema, record, path, taken, wrong, at } = row;
  expect(refusedAt(schema, record, path, taken)).toEqual([]);
  expect(refusedAt(schema, record, path, wrong)).toEqual([at]);
});
