import * as v from '@/lib/schema/schema';
import { categorySchema } from './category';

const read = (attributes: unknown) =>
  v.parse(categorySchema, { id: 'c-1', name: { en: 'Pumps' }, attributes }).attributes;

test('attributes and their options are texts, or texts by language of which products hold the English one', () => {
  const flow = { zh: '流量', en: 'Flow' };
  const steel = { zh: '304 不锈钢', en: 'Stainless steel 304' };
  expect(read([{ name: flow, required: true, options: [steel, 'IP55', { zh: '铸铁' }] }, { name: 'Head' }])).toEqual([
    {
      name: { code: 'Flow', texts: flow },
      required: true,
      options: [
        { code: 'Stainless steel 304', texts: steel },
        { code: 'IP55', texts: {} },
        { code: '铸铁', texts: { zh: '铸铁' } },
      ],
    },
    { name: { code: 'Head', texts: {} }, required: false, options: [] },
  ]);
});

test('an empty English text is none: the word is the one that has text, and a word without any is left out', () => {
  const texts = { en: ' ', zh: '材质' };
  const sent = [{ name: texts, options: [{ en: '' }, '', '钢'] }, { name: {} }, { name: { en: '' } }, { name: ' ' }];
  expect(read(sent)).toHaveLength(1);
  expect(read(sent)).toMatchObject([{ name: { code: '材质', texts }, options: [{ code: '钢' }] }]);
});
