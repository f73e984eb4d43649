/** @jest-environment ./scripts/check/jest-env.ts */
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import * as v from '@/lib/schema/schema';
import { entityApi } from './entity';
import { setTransport } from './request/transport';

const api = entityApi('blog', v.object({ id: v.string(), name: v.string() }));
const keys: (string | null)[] = [];
const answer = (record: object) =>
  setTransport(async (input, init) => {
    keys.push(new Request(input, init).headers.get('Idempotency-Key'));
    return Response.json({ code: 200, msg: '', data: record });
  });

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
});
afterEach(() => {
  setTransport(undefined);
  keys.splice(0);
});

test('an answer with another record is not understood, and the write keeps its key', async () => {
  const record = { id: 'p1', name: 'A' };
  answer({ id: 'p3', name: 'A' });
  await expect(api.save(record)).rejects.toMatchObject({ kind: 'contract' });
  answer(record);
  await expect(api.save(record)).resolves.toMatchObject({ data: record });
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('a new record has the id of its answer', async () => {
  answer({ id: 'p3', name: 'A' });
  await expect(api.save({ name: 'A', clientId: 'c' })).resolves.toMatchObject({ data: { id: 'p3' } });
});
