import { openPlatform } from '../test-client';

interface Page {
  total: number;
  counts?: Record<string, number>;
}

test.each([
  ['product', 'status', { keyword: 'pump' }],
  ['question', 'status', {}],
  ['blog', 'status', {}],
  ['inquiry', 'status', { country: 'US' }],
  ['review', 'status', { images: 'true' }],
  ['shopResource', 'kind', {}],
  ['shopContact', 'visible', {}],
  ['material', 'folderId', { kind: 'image' }],
])('%s: each of the counts by %s is the total of the list under that value', async (entity, by, filter) => {
  const client = await openPlatform();
  const list = async (query: Record<string, string>) =>
    (await client.get<Page>(`/supplier/${entity}/getList`, { ...filter, ...query })).data;
  const { counts = {}, total } = await list({ counts: by, pageSize: '1' });
  expect(Object.keys(counts).length).toBeGreaterThan(2);
  expect(counts['']).toBe(total);
  for (const [value, count] of Object.entries(counts))
    expect([value, (await list({ [by]: value })).total]).toEqual([value, count]);
  // The count ignores the value that the list itself is filtered by.
  const value = Object.keys(counts).at(-1)!;
  expect((await list({ counts: by, [by]: value })).counts).toEqual(counts);
});

test('what cannot be counted, or was not asked for, is left out', async () => {
  const client = await openPlatform();
  const list = async (query: Record<string, string>) =>
    (await client.get<Page>('/supplier/product/getList', query)).data;
  expect(await list({})).not.toHaveProperty('counts');
  expect(await list({ counts: 'colour' })).not.toHaveProperty('counts');
});
