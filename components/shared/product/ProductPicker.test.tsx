import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withDemo } from '@/lib/demo/test-transport';
import { renderInView } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { ProductPicker } from './ProductPicker';

configure({ defaultHidden: true });
jest.setTimeout(40_000);
const user = userEvent.setup();
const wide = (matches: boolean) => {
  window.matchMedia = ((media: string) => ({
    matches,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
};

let demo: Awaited<ReturnType<typeof withDemo>>;
beforeEach(async () => {
  wide(true);
  demo = await withDemo();
});
afterEach(() => setTransport(undefined));

async function open(props: { chosen?: string[]; max?: number } = {}) {
  const onChoose = jest.fn();
  const onClose = jest.fn();
  renderInView(<ProductPicker chosen={[]} {...props} onChoose={onChoose} onClose={onClose} />);
  await screen.findAllByRole('option');
  return { onChoose, onClose };
}
const options = () => screen.getAllByRole('option');
const chosen = () => within(screen.getByRole('list', { name: '已选' })).queryAllByRole('listitem');
const titles = () => chosen().map((row) => row.querySelector('[title]')?.getAttribute('title'));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const list = () => screen.getByRole('listbox', { name: '产品' });

it('chooses several in the order of choosing, by keys, and hands their records over', async () => {
  const { onChoose } = await open();
  act(() => list().focus());
  await user.keyboard('{ArrowDown} {ArrowUp}{Enter}{End} ');
  const [first, second] = options();
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveTextContent(/^1/);
  expect(first).toHaveTextContent(/^2/);
  expect(options().at(-1)).toHaveTextContent(/^3/);
  expect(screen.getByRole('status')).toHaveTextContent('已选 3 项');
  expect(titles()).toHaveLength(3);
  await press('确定');
  const [ids, records] = onChoose.mock.calls[0] as [string[], Map<string, { sku: string }>];
  expect(ids).toHaveLength(3);
  expect([...records.keys()].sort()).toEqual([...ids].sort());
  expect(second).toHaveTextContent(records.get(ids[0]!)!.sku);
});

it('keeps what was chosen on other pages and under other filters', async () => {
  const { onChoose } = await open();
  await user.click(options()[0]!);
  await user.click(screen.getByRole('button', { name: '第 2 页' }));
  await waitFor(() => expect(options()[0]).toHaveAttribute('aria-selected', 'false'));
  await user.click(options()[0]!);
  await user.type(screen.getByRole('textbox', { name: '名称、货号、型号' }), 'CDL32{Enter}');
  await waitFor(() => expect(options().length).toBeLessThan(20));
  const requests = demo.calls('product/getList').filter(({ query }) => query.get('pageSize') !== '1');
  expect(requests.at(-1)!.query.get('keyword')).toBe('CDL32');
  // The first record is among the results and still chosen.
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  await press('确定');
  expect(onChoose.mock.calls[0]![0]).toEqual(['10001', expect.any(String)]);
});

it('fetches those chosen before in one call, lets them be moved and taken out, and says which one is gone', async () => {
  const { onChoose } = await open({ chosen: ['10003', '10001', '99'] });
  await waitFor(() => expect(titles()).toContain('已删除的记录 99'));
  expect(demo.calls('product/getList').filter(({ query }) => query.has('id'))).toHaveLength(1);
  await press(`下移 ${titles()[0]}`);
  expect(screen.getByRole('button', { name: `下移 ${titles()[1]}` })).toHaveFocus();
  await press('移除 已删除的记录 99');
  expect(screen.getByRole('button', { name: `移除 ${titles()[1]}` })).toHaveFocus();
  await press('确定');
  expect(onChoose.mock.calls[0]![0]).toEqual(['10001', '10003']);
});

it('stops at the maximum, and with one another choice takes its place', async () => {
  const { onChoose } = await open({ max: 2 });
  for (const at of [0, 1, 2]) await user.click(options()[at]!);
  expect(options()[2]).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('已选 2 / 2 项');
  await user.click(options()[0]!);
  await user.click(options()[2]!);
  await press('确定');
  expect(onChoose.mock.calls[0]![0]).toHaveLength(2);
});

it('chooses one instead of another', async () => {
  const { onChoose, onClose } = await open({ max: 1 });
  await user.click(options()[0]!);
  await user.click(options()[4]!);
  expect(options().filter((row) => row.getAttribute('aria-selected') === 'true')).toEqual([options()[4]]);
  await press('确定');
  expect(onChoose.mock.calls[0]![0]).toHaveLength(1);
  await press('取消');
  expect(onClose).toHaveBeenCalled();
});

it('says why nothing came, and tries again', async () => {
  const transport = jest.fn(() => Promise.resolve(Response.json({ code: 500, msg: '目录维护中' })));
  setTransport(transport);
  renderInView(<ProductPicker chosen={[]} onChoose={() => {}} onClose={() => {}} />);
  expect(await screen.findByText('目录维护中')).toBeInTheDocument();
  demo = await withDemo();
  await press('重试');
  expect(await screen.findAllByRole('option')).toHaveLength(20);
});
