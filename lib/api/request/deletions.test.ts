/** @jest-environment ./scripts/check/jest-env.ts */
import * as v from '@/lib/schema/schema';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { entityApi } from '../entity';
import { setTransport } from './transport';

let session = 0;

/** A platform on which `deleted` of the records are deleted, and whose recycle list is `recycled`. */
async function removed(ids: string[], deleted: number, recycled: () => unknown) {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession(`session ${(session += 1)}`);
  const lists: string[] = [];
  setTransport((input, init) => {
    const { url } = new Request(input, init);
    if (!url.includes('getList')) return Promise.resolve(Response.json({ code: 200, data: { deleted } }));
    lists.push(url.split('?')[1]!);
    return Promise.resolve(Response.json(recycled()));
  });
  const api = entityApi('blog', v.looseObject({ id: v.string() }));
  return { ids: (await api.remove(ids)).data.ids, lists };
}
const list = (...rows: object[]) => ({ code: 200, data: { list: rows, total: rows.length } });
const at = (id: string, minute: number) => ({ id, deletedAt: `2026-11-21T08:0${minute}:00.000Z` });

test('a deletion of all records is not asked about', async () => {
  expect(await removed(['1', '2'], 2, () => list())).toEqual({ ids: ['1', '2'], lists: [] });
  expect(await removed(['1', '2'], 0, () => list())).toEqual({ ids: [], lists: [] });
});

test('what somebody else had deleted before is none of the records that the call deleted', async () => {
  const { ids, lists } = await removed(['1', '2', '3'], 2, () => list(at('9', 5), at('2', 1), at('1', 4), at('3', 4)));
  expect(ids).toEqual(['1', '3']);
  expect(lists).toEqual(['id=1&id=2&id=3&deleted=true&sort=deletedAt&order=desc&pageSize=100']);
});

test.each([
  ['does not have them', () => list(at('1', 4))],
  ['knows no times', () => list({ id: '1' }, { id: '2' }, { id: '3' })],
  ['fails', () => ({ code: 500 })],
])('where the recycle list %s, no record is left out', async (_, recycled) => {
  expect((await removed(['1', '2', '3'], 2, recycled)).ids).toEqual(['1', '2', '3']);
});
