/** @jest-environment ./scripts/check/jest-env.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { withDemo } from '@/lib/demo/test-transport';
import { ChangeList, type ChangedProduct } from './changes';
import { ChangeTable } from './ChangeTable';

beforeEach(async () => void (await withDemo({ products: 1 })));
afterEach(() => setTransport(undefined));

const single = (price: string) => ({ mode: 'single', currency: 'USD', price });

async function shown(
  count: number,
  productAt: (at: number) => Omit<ChangedProduct, 'sku'>,
  locale: 'zh' | 'en' = 'zh',
) {
  const list = new ChangeList((at) => ({ sku: `P-${at}`, ...productAt(at) }));
  for (let at = 0; at < count; at += 1) list.add(at);
  renderInView(<ChangeTable label="修改" read={(...wanted) => list.page(...wanted)} of={list} />, { locale });
  return screen.findByRole('table', { name: '修改' });
}
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test.each([
  ['zh', '价格', ['US$10.00', 'US$1,000.00+9,900%'], ['清空', '无']],
  ['en', 'Price', ['$10.00', '$1,000.00+9,900%'], ['Emptied', 'None']],
] as const)('values are written as the list writes them: %s', async (locale, field, prices, words) => {
  const before = { pricing: single('10.00'), paymentTerms: ['TT'], brand: 'Old', showcase: false, leadTimes: [] };
  const after = {
    ...{ pricing: single('1000.00'), paymentTerms: ['LC', 'PayPal'], brand: null, showcase: true },
    leadTimes: [{ maxQuantity: 1000, days: 15 }],
  };
  const title = { zh: '泵', en: 'Pump' };
  const table = await shown(1, () => ({ id: '7', title, before, fields: after }), locale);
  const [head, price, brand, ...others] = cells(table);
  expect(head).toHaveLength(4);
  expect(price!.slice(1)).toEqual([field, ...prices]);
  expect(brand!.slice(2)).toEqual(['Old', words[0]]);
  expect(others.map((row) => row.slice(2)).flat()).toEqual(
    locale === 'zh'
      ? ['T/T 电汇', 'L/C 信用证 · PayPal', '否', '是', words[1], '≤ 1,000：15 天']
      : ['T/T Telegraphic transfer', 'L/C Letter of credit · PayPal', 'No', 'Yes', words[1], '≤ 1,000: 15 days'],
  );
  const link = within(table).getAllByRole('link', { name: title[locale] })[0]!;
  expect(link).toHaveAttribute('target', '_blank');
  expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(`${title[locale]}P-0`);
});

test.each<[name: string, before: ChangedProduct['before'], after: ChangedProduct['fields'], texts: string[]]>([
  [
    'a range',
    { pricing: single('10.00') },
    { pricing: { mode: 'range', currency: 'USD', min: '5', max: '7.50' } },
    ['US$10.00', 'US$5.00 – US$7.50−50%'],
  ],
  [
    'tiers',
    { pricing: single('10.00') },
    { pricing: { mode: 'ladder', currency: 'USD', tiers: [{ minQuantity: 10, price: '9.00' }] } },
    ['US$10.00', '≥ 10：US$9.00'],
  ],
  ['price on request', { pricing: single('10.00') }, { pricing: { mode: 'negotiable' } }, ['US$10.00', '价格面议']],
  ['what there was none of', {}, { moq: { quantity: 5, unit: 'set' } }, ['无', '5 套']],
])('%s is written as in the list', async (_, before, fields, texts) => {
  const table = await shown(1, () => ({ id: '1', before, fields }));
  expect(
    cells(table)[1]!
      .slice(2)
      .map((text) => text!.replaceAll('\u00a0', ' ')),
  ).toEqual(texts);
});

test('of ten thousand changes one page is in the document, and the next is a step away', async () => {
  const table = await shown(10_000, (at) => ({ id: `${at}`, before: { stock: 1 }, fields: { stock: at + 2 } }));
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  fireEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(await within(table).findByRole('link', { name: 'P-99' })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('one field is chosen by its count, and new products are listed by theirs', async () => {
  const table = await shown(4, (at) =>
    at === 3
      ? { title: { zh: '新泵' }, fields: { stock: 1 } }
      : { id: `${at}`, before: { stock: 1, brand: 'A' }, fields: { stock: 2, brand: at === 0 ? 'B' : 'A' } },
  );
  const filter = screen.getByRole('combobox', { name: '按字段筛选' });
  expect([...(filter as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    '全部字段（5）',
    '库存（3）',
    '品牌（1）',
    '新增产品（1）',
  ]);
  fireEvent.change(filter, { target: { value: 'brand' } });
  await waitFor(() => expect(cells(table).slice(1)).toEqual([['P-0', '品牌', 'A', 'B']]));
  fireEvent.change(filter, { target: { value: 'new' } });
  expect(await within(table).findByText('新泵')).toBeVisible();
});

test('a long text is shown from where it changes', async () => {
  const text = '不锈钢离心泵，'.repeat(200);
  const description = (end: string) => ({ description: { zh: `<p>${text}${end}</p>` } });
  const table = await shown(1, () => ({ id: '1', before: description('旧'), fields: description('新') }));
  const [, [, field, before, after] = []] = cells(table);
  expect(field).toBe('中文详细描述');
  expect(before).toMatch(/^….{29,31}旧$/);
  expect(after).toMatch(/^….{29,31}新$/);
});

test('products that are deleted are listed without fields', async () => {
  const table = await shown(2, (at) => ({ id: `${at}`, before: {}, fields: {} }));
  expect(cells(table)).toEqual([['产品'], ['P-0'], ['P-1']]);
});
