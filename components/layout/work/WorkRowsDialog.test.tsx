import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Product } from '@/lib/api/product-schema';
import { setTransport } from '@/lib/api/request/transport';
import { currentSession, startSession } from '@/lib/auth/session';
import { withDemo } from '@/lib/demo/test-transport';
import { store } from '@/lib/state/store';
import { worksOf } from '@/lib/state/works';
import { download } from '@/lib/util/files/download';
import type { JobPlan } from '@/lib/work/make-job';
import { senderOf } from '@/lib/work/sender';
import { WorkRowsDialog } from './WorkRowsDialog';

jest.mock('@/lib/util/files/download', () => ({ download: jest.fn() }));

afterEach(() => {
  currentSession().end('logout');
  setTransport(undefined);
});

async function details(products: number, plan: (all: readonly Product[]) => Pick<JobPlan, 'steps' | 'skipped'>) {
  const demo = await withDemo({ products });
  const session = startSession('token');
  session.account = 'name:tester';
  void senderOf(session).connect(new QueryClient());
  const all = demo.platform.store('product').records() as Product[];
  const title = { key: 'importProducts', values: { name: 'a.csv' } } as const;
  const id = await senderOf(session).start({ kind: 'import', title, ...plan(all) });
  const work = () => store.get(worksOf(session).atom).find((one) => one.id === id)!;
  await waitFor(() => expect(work().state).toBe('finished'));
  renderInView(<WorkRowsDialog work={work()} title="导入" onClose={() => {}} />);
  return screen.findByRole('dialog', { name: '导入：详情' });
}
const cells = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const brandRow = ({ id, version, sku, brand }: Product) => ({
  ...{
    id,
    version,
    name: sku,
    fields: { brand: 'Neu', showcase: true },
    before: { brand: brand ?? null, showcase: false },
  },
});

test('of each record it is said which field has become what', async () => {
  const dialog = await details(2, ([one]) => ({
    steps: [
      {
        call: 'doImport',
        rows: [
          brandRow({ ...one!, brand: 'Alt' }),
          { clientId: 'c-1', name: 'N-1', fields: { sku: 'N-1', title: { zh: '新泵' } } },
        ],
      },
    ],
  }));
  await waitFor(() =>
    expect(cells(dialog)).toEqual([
      [expect.any(String), '品牌：Alt → Neu橱窗：否 → 是', '新值'],
      ['N-1', '新增产品', '新值'],
    ]),
  );
});

test('rows that were left out are listed with their reason, and saved as a file from here, too', async () => {
  const file = new Uint8Array([80, 75, 3, 4]);
  const dialog = await details(2, ([one]) => ({
    steps: [{ call: 'doImport', rows: [brandRow(one!)] }],
    skipped: { rows: [{ place: '第 4 行', name: 'P-4', reason: '库存：请填写数字。' }], file, fileName: '有误的行' },
  }));
  fireEvent.click(await within(dialog).findByRole('tab', { name: '跳过（1）' }));
  expect(cells(dialog)).toEqual([['第 4 行', 'P-4', '库存：请填写数字。']]);
  fireEvent.click(within(dialog).getByRole('button', { name: '下载有误的行' }));
  const [blob, name, ending] = jest.mocked(download).mock.calls[0]!;
  expect([blob.size, name, ending]).toEqual([4, '有误的行', 'xlsx']);
});

test('of many records one page is in the document', async () => {
  const dialog = await details(120, (all) => ({ steps: [{ call: 'doImport', rows: all.map(brandRow) }] }));
  await waitFor(() => expect(cells(dialog)).toHaveLength(50));
  fireEvent.click(within(dialog).getByRole('button', { name: '下一页' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '下一页' }));
  expect(cells(dialog)).toHaveLength(20);
});
