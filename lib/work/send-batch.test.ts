/** @jest-environment ./scripts/check/jest-env.ts */
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import type { Batch, JobRow } from './job';
import { undoOf } from './make-job';
import { sendBatch } from './send-batch';

const at = '2026-11-01T00:00:00Z';
const product = (id: string, brand: string, version: number) => ({
  ...{ id, version, createdAt: at, updatedAt: at, title: { zh: id }, sku: `S-${id}`, status: 'online', brand },
});
const batchOf = (rows: JobRow[]): Batch => ({ call: 'doImport', key: crypto.randomUUID(), rows });

/** What became of the rows, and what an undo would do to which record. */
async function outcomesOf(rows: JobRow[], answer: object, stored: object[] = []) {
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    const isImport = request.url.endsWith('doImport');
    return Response.json({ code: 200, data: isImport ? answer : { list: stored, total: stored.length } });
  });
  const batch = batchOf(rows);
  const { outcomes } = await sendBatch(batch);
  return outcomes.map((outcome, index) => [outcome.result, undoOf(batch, rows[index]!, outcome)?.row.id]);
}

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
});
afterEach(() => setTransport(undefined));

test('an answer that names another record for a row is not believed: the record of the row is read', async () => {
  const row = { id: '5', version: 1, name: 'S-5', fields: { brand: 'New' }, before: { brand: 'Old' } };
  const answer = { created: 0, updated: 1, records: [{ row: 0, id: '9', version: 4 }] };
  // It is as wanted; by whom is not known, and no undo touches it, nor the other one.
  expect(await outcomesOf([row], answer, [product('5', 'New', 2)])).toEqual([['updated', undefined]]);
  expect(await outcomesOf([row], answer, [product('5', 'Old', 2)])).toEqual([['moved', undefined]]);
  expect(await outcomesOf([row], answer, [product('5', 'Theirs', 2)])).toEqual([['failed', undefined]]);
});

test('a new row whose SKU somebody else has taken meanwhile has changed their product, which no undo deletes', async () => {
  const rows = ['a', 'b'].map((sku) => ({ name: sku, clientId: sku, fields: { sku } }));
  const records = [
    { row: 0, id: '1', version: 1 },
    { row: 1, id: '2', version: 7 },
  ];
  expect(await outcomesOf(rows, { created: 1, updated: 1, records })).toEqual([
    ['created', '1'],
    ['updated', undefined],
  ]);
  expect(await outcomesOf(rows, { created: 2, updated: 0, records })).toEqual([
    ['created', '1'],
    ['created', '2'],
  ]);
});

test.each(['null', '[]', '<html>', '{"code":200,"data":null}', '{"code":200,"data":{"created":1}}'])(
  'an answer that is %s says nothing of any row',
  async (body) => {
    setTransport(async () => new Response(body));
    await expect(sendBatch(batchOf([{ id: '5', name: 'S-5', fields: {} }]))).rejects.toMatchObject({
      kind: expect.stringMatching(/^(protocol|contract)$/) as string,
    });
  },
);
