import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { useFolders } from './use-folders';

const stamp = { version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const folder = (id: string, parentId?: string, materialCount?: number) => ({
  id,
  name: `n-${id}`,
  parentId,
  materialCount,
  ...stamp,
});

function platform(folders: ReturnType<typeof folder>[], total = folders.length) {
  const requests: string[] = [];
  setTransport((input) => {
    const { searchParams } = new URL((input as Request).url);
    const page = Number(searchParams.get('pageNo'));
    requests.push(String(page));
    const list = folders.slice((page - 1) * 100, page * 100);
    return Promise.resolve(Response.json({ code: 200, msg: '', data: { list, total } }));
  });
  return requests;
}

function Probe({ id }: { id: string }) {
  const { query, within, pathNames, above, countIn, tree } = useFolders();
  if (!query.data) return null;
  const shown = {
    within: within(id),
    path: pathNames(id),
    above: above(id),
    count: countIn(id) ?? null,
    top: tree.length,
  };
  return <output>{JSON.stringify(shown)}</output>;
}
async function read(id: string): Promise<unknown> {
  renderInView(<Probe id={id} />);
  return JSON.parse((await screen.findByRole('status')).textContent);
}

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});
afterEach(() => setTransport(undefined));

test('a folder is known with what is below it, the path to it, and the count of all', async () => {
  platform([folder('a', undefined, 1), folder('b', 'a', 2), folder('c', 'b', 4), folder('d', undefined, 8)]);
  expect(await read('b')).toEqual({ within: ['b', 'c'], path: ['n-a', 'n-b'], above: ['a'], count: 6, top: 2 });
});

test('all pages are read, and a platform that promises more than it has is believed no longer', async () => {
  const many = Array.from({ length: 150 }, (_, index) => folder(`f${index}`));
  const requests = platform(many, 400);
  expect(await read('f149')).toMatchObject({ path: ['n-f149'], top: 150 });
  expect(requests).toEqual(['1', '2', '3']);
});

test('folders in a ring, with an unknown parent or without counts hang nothing', async () => {
  platform([folder('a', 'b'), folder('b', 'a'), folder('c', 'gone')]);
  expect(await read('c')).toEqual({ within: ['c'], path: ['n-c'], above: [], count: null, top: 1 });
  document.body.replaceChildren();
  expect(await read('a')).toMatchObject({ within: ['a'], path: ['n-b', 'n-a'] });
});
