import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, testClient } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { removeStored, writeStored } from '@/lib/util/browser/storage';
import { MaterialsScreen } from './MaterialsScreen';

const SAVED = { version: 1, createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' };
const FILES = ['pump', 'valve'].map((name) => ({
  ...{ ...SAVED, id: name },
  ...{ name: `${name}.png`, kind: 'image', url: `https://files.example.com/${name}.png`, mime: 'image/png', size: 9 },
  ...{ folderId: 'f1', tags: [], usedBy: [] },
}));

/** A platform with two files in one folder that has not yet answered for a single file. */
function platform(files: object[] = FILES) {
  const queries: URLSearchParams[] = [];
  setTransport(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input as Request, init).url);
    if (pathname.endsWith('material/getDetail')) return new Promise<Response>(() => {});
    const ofFiles = pathname.endsWith('material/getList');
    if (ofFiles) queries.push(searchParams);
    const list = ofFiles ? files : [{ ...SAVED, id: 'f1', name: '泵', materialCount: 2 }];
    return Response.json({ code: 200, data: { list, total: list.length, used: 18, limit: 1000 } });
  });
  return queries;
}

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: /min-width/.test(media) }) as unknown as MediaQueryList;
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});
afterEach(() => setTransport(undefined));

test('the details of a file begin with what the list knows of it, and close with a second press', async () => {
  platform();
  const { address } = renderScreen(<MaterialsScreen />, { title: '素材库', query: 'id=valve' });
  const details = await screen.findByRole('complementary');
  expect(await within(details).findByRole('heading', { name: 'valve.png' })).toBeVisible();
  const user = userEvent.setup();
  await user.click(within(details).getByRole('button', { name: '关闭' }));
  expect(address()).toBe('');
});

test('a folder is opened by its name, and every file again by the entry for all', async () => {
  const queries = platform();
  const { address } = renderScreen(<MaterialsScreen />, { title: '素材库' });
  const user = userEvent.setup();
  const folder = await screen.findByRole('treeitem', { name: /泵/ });
  expect(folder).toHaveTextContent(/^泵2$/);
  await user.click(folder);
  await waitFor(() => expect(address()).toBe('folderId=f1'));
  await waitFor(() => expect(queries.map((query) => query.get('folderId'))).toContain('f1'));
  await user.click(screen.getByRole('treeitem', { name: /全部/ }));
  await waitFor(() => expect(address()).toBe(''));
});

test.each([
  ['folderId=f1', '这里还没有素材'],
  ['folderId=f1&kind=image', '没有符合条件的记录'],
])('an empty list says whether nothing is there or nothing fits: %s', async (query, text) => {
  platform([]);
  renderScreen(<MaterialsScreen />, { title: '素材库', query });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each(['grid', 'list'])('in the %s, the focus goes back to the file whose details are closed', async (view) => {
  writeStored('supplier-client:materials:view', view);
  platform();
  renderScreen(<MaterialsScreen />, { title: '素材库' });
  const file = await screen.findByRole('button', { name: /valve/ });
  fireEvent.click(file);
  const close = await within(await screen.findByRole('complementary')).findByRole('button', { name: '关闭' });
  act(() => close.focus());
  fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(file).toHaveFocus();
  removeStored(() => true);
});

test('a file that goes away with the focus on its card leaves the focus on another card', async () => {
  const files = [...FILES];
  platform(files);
  const client = testClient();
  renderScreen(<MaterialsScreen />, { title: '素材库', client });
  const card = (name: RegExp) => screen.findByRole('button', { name });
  const valve = await card(/valve/);
  act(() => valve.focus());
  files.splice(1);
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(valve).not.toBeInTheDocument());
  expect(await card(/pump/)).toHaveFocus();
});
