import { categorySchema } from './category';

const read = (attributes: unknown) => categorySchema.parse({ id: 'c-1', name: { en: 'Pumps' }, attributes }).attributes;

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
