/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import type { Product } from '@/lib/api/product-schema';
import { setTransport } from '@/lib/api/request/transport';
import { currentSession, startSession } from '@/lib/auth/session';
import { withDemo } from '@/lib/demo/test-transport';
import { worksOf } from '@/lib/state/works';
import { store } from '@/lib/state/store';
import { appliedValues, type JobRow } from './job';
import { senderOf } from './sender';

const IMPORT = 'product/doImport';
/** Before the request arrives, after it was carried out, or a response instead. */
type Fault = 'broken' | 'lost' | Response;

async function open(products = 260) {
  const demo = await withDemo({ products });
  const faults: (Fault | undefined)[] = [];
  const keys: string[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith(IMPORT)) return demo.transport(request);
    keys.push(request.headers.get('Idempotency-Key') ?? '');
    const fault = faults.shift();
    if (fault instanceof Response) return fault;
    if (fault === 'broken') throw new TypeError('Failed to fetch');
    const response = await demo.transport(request);
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    return response;
  });
  const enter = () => {
    const session = startSession('token');
    session.account = `id:${products}`;
    void senderOf(session).connect(new QueryClient());
    return session;
  };
  enter();
  const all = () => demo.platform.store('product').records() as Product[];
  const price = (id: string) => all().find((one) => one.id === id)!.pricing?.price;
  const rowsFor = (brand: string): JobRow[] =>
    all().map(({ id, version, sku, brand: before }) => ({
      ...{ id, version, name: sku, fields: { brand }, before: { brand: before ?? null } },
    }));
  const start = (rows: readonly JobRow[]) =>
    senderOf().start({ kind: 'change', title: { key: 'changePrice' }, steps: [{ call: 'doImport', rows }] });
  const work = (id: string) => store.get(worksOf().atom).find((one) => one.id === id);
  return { ...demo, faults, keys, enter, all, price, rowsFor, start, work };
}

/** Waits while timers run: what is waited for depends on requests, too. */
async function until(isTrue: () => boolean | undefined): Promise<void> {
  for (let turn = 0; turn < 2000 && !isTrue(); turn += 1) await jest.advanceTimersByTimeAsync(20);
  expect(isTrue()).toBe(true);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(async () => {
  currentSession().end('logout');
  setTransport(undefined);
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
});

const ended = (work: { state: string } | undefined) => work && ['finished', 'failed', 'cancelled'].includes(work.state);
const brands = (all: readonly Product[]) => [...new Set(all.map(({ brand }) => brand))];

test('rows are sent by the hundred, each batch with a key of its own', async () => {
  const { rowsFor, start, work, all, keys, calls } = await open();
  const id = await start(rowsFor('New'));
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({
    state: 'finished',
    done: 260,
    total: 260,
    result: { updated: 260, failed: 0, left: 0 },
  });
  expect(brands(all())).toEqual(['New']);
  expect(new Set(keys).size).toBe(3);
  expect(calls(IMPORT)).toHaveLength(3);
});

test('rows of a file that were left out stay with the job, and an undo has nothing to do with them', async () => {
  const { rowsFor, work } = await open(5);
  const skipped = {
    rows: [{ place: 'Row 3', name: 'P-3', reason: 'Stock: enter a number' }],
    file: new Uint8Array([80, 75]),
    fileName: 'Wrong rows',
  };
  const steps = [{ call: 'doImport' as const, rows: rowsFor('New') }];
  const id = await senderOf().start({ kind: 'import', title: { key: 'importProducts' }, steps, skipped });
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ state: 'finished', total: 5, result: { updated: 5, left: 0, skipped: 1 } });
  expect(await senderOf().skipped(id)).toEqual(skipped);
  work(id)!.actions.undo!();
  const undo = () => store.get(worksOf().atom).find((one) => one.undoes);
  await until(() => ended(undo()));
  expect(undo()!.result).toMatchObject({ updated: 5, skipped: 0 });
  expect(await senderOf().skipped(undo()!.id)).toBeUndefined();
  work(id)!.actions.clear!();
  await until(() => work(id) === undefined);
  await jest.advanceTimersByTimeAsync(100);
  expect(await senderOf().skipped(id)).toBeUndefined();
});

test('a lost response is asked for with the same key, and nothing is changed twice', async () => {
  const { rowsFor, start, work, all, keys, faults } = await open();
  const versions = new Map(all().map(({ id, version }) => [id, version]));
  faults.push(undefined, 'lost', 'broken');
  const id = await start(rowsFor('New'));
  await until(() => work(id)?.state === 'waiting');
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ state: 'finished', result: { updated: 260, failed: 0 } });
  expect(keys[1]).toBe(keys[2]);
  expect(keys[2]).toBe(keys[3]);
  expect(all().every(({ id, version }) => version === versions.get(id)! + 1)).toBe(true);
});

test('a platform that has forgotten the key has it said by its records', async () => {
  const { rowsFor, start, work, platform, faults } = await open();
  faults.push('lost');
  const id = await start(rowsFor('New'));
  await until(() => work(id)?.state === 'waiting');
  platform.answers.clear();
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ state: 'finished', result: { updated: 260, failed: 0 } });
});

test('it continues after a reload, with the key of the batch whose response was lost', async () => {
  const { rowsFor, start, work, all, keys, faults, enter } = await open();
  faults.push(undefined, 'lost');
  const id = await start(rowsFor('New'));
  await until(() => work(id)?.state === 'waiting');
  currentSession().end('ended');
  enter();
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ state: 'finished', result: { updated: 260, failed: 0, left: 0 } });
  expect(keys[1]).toBe(keys[2]);
  expect(brands(all())).toEqual(['New']);
});

test('paused, nothing is sent; canceled, what was not reached is as it was', async () => {
  const { rowsFor, start, work, all, faults, calls } = await open();
  faults.push(undefined, 'broken');
  const id = await start(rowsFor('New'));
  await until(() => work(id)?.state === 'waiting');
  work(id)!.actions.pause!();
  await until(() => work(id)?.state === 'paused');
  const sent = calls(IMPORT).length;
  await jest.advanceTimersByTimeAsync(120_000);
  expect(calls(IMPORT)).toHaveLength(sent);
  work(id)!.actions.cancel!();
  await until(() => ended(work(id)));
  // The response of the second batch was unknown: it is settled before the end.
  expect(work(id)).toMatchObject({ state: 'cancelled', result: { updated: 200, left: 60 } });
  const batches = await senderOf().batches(id);
  const old = batches.flatMap((batch) => batch.rows.filter((_, at) => appliedValues(batch, at) === 'old'));
  expect(old).toHaveLength(60);
  expect(
    all()
      .filter(({ brand }) => brand !== 'New')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(old.map(({ id }) => id!).sort());
});

test('a colleague’s change of another field is kept, one of the same field is not overwritten', async () => {
  const { rowsFor, start, work, all, post, price } = await open(120);
  const rows = rowsFor('New');
  const [other, same] = all();
  await post('/supplier/product/doImport', {
    rows: [
      { id: other!.id, model: 'THEIRS' },
      { id: same!.id, brand: 'THEIRS' },
    ],
  });
  const id = await start(rows);
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ state: 'finished', result: { updated: 119, failed: 1 } });
  const now = new Map(all().map((one) => [one.id, one]));
  expect(now.get(other!.id)).toMatchObject({ brand: 'New', model: 'THEIRS' });
  expect(now.get(same!.id)).toMatchObject({ brand: 'THEIRS' });
  expect(price(same!.id)).toBe(same!.pricing?.price);
});

test('the undo restores what was changed and leaves what others have changed since', async () => {
  const { rowsFor, start, work, all, post } = await open(120);
  const before = new Map(all().map(({ id, brand }) => [id, brand]));
  const id = await start(rowsFor('New'));
  await until(() => ended(work(id)));
  const [theirs] = all();
  await post('/supplier/product/doImport', { rows: [{ id: theirs!.id, brand: 'THEIRS' }] });
  work(id)!.actions.undo!();
  const undo = () => store.get(worksOf().atom).find(({ undoes }) => undoes);
  await until(() => ended(undo()));
  expect(undo()).toMatchObject({ result: { updated: 119, failed: 1 } });
  expect(work(id)!.actions.undo).toBeUndefined();
  for (const { id, brand } of all()) expect(brand).toBe(id === theirs!.id ? 'THEIRS' : before.get(id));
});

test('the undo of a status leaves the status that others have set since', async () => {
  const { work, all, platform: demo } = await open(120);
  const online = all().filter(({ status }) => status === 'online');
  const rows = online.map(({ id, sku }) => ({
    ...{ id, name: sku, fields: { status: 'offline' }, before: { status: 'online' } },
  }));
  const id = await senderOf().start({
    kind: 'change',
    title: { key: 'offline' },
    steps: [{ call: 'doStatus', status: 'offline', rows }],
  });
  await until(() => ended(work(id)));
  const products = demo.store('product');
  const theirs = products.get(online[0]!.id)!;
  products.put({ ...theirs, version: theirs.version + 1, status: 'rejected' } as typeof theirs);
  work(id)!.actions.undo!();
  const undo = () => store.get(worksOf().atom).find(({ undoes }) => undoes);
  await until(() => ended(undo()));
  expect(undo()).toMatchObject({ result: { updated: online.length - 1, failed: 1 } });
  const now = new Map(all().map((one) => [one.id, one.status]));
  expect(online.map((one) => now.get(one.id))).toEqual(['rejected', ...online.slice(1).map(() => 'online')]);
});

test('pressed twice, an undo is one task, and what failed is sent again once', async () => {
  const { rowsFor, start, work, faults } = await open(120);
  faults.push(new Response(JSON.stringify({ code: 4001, msg: 'no' })));
  const id = await start(rowsFor('New'));
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ result: { updated: 20, failed: 100 } });
  const { retry } = work(id)!.actions;
  retry!();
  retry!();
  await until(() => ended(work(id)));
  await until(() => work(id)?.state === 'finished' && work(id)?.result?.failed === 0);
  expect(work(id)).toMatchObject({ done: 120, total: 120, result: { updated: 120, left: 0 } });
  const { undo } = work(id)!.actions;
  undo!();
  undo!();
  const undos = () => store.get(worksOf().atom).filter(({ undoes }) => undoes);
  await until(() => undos().length > 0 && undos().every(ended));
  expect(undos()).toHaveLength(1);
  expect(undos()[0]).toMatchObject({ result: { updated: 120, failed: 0 } });
});

test('an undo that failed in part and is cleared can be begun again for the rest', async () => {
  const { rowsFor, start, work, all, faults } = await open(120);
  const before = new Map(all().map(({ id, brand }) => [id, brand]));
  const id = await start(rowsFor('New'));
  await until(() => ended(work(id)));
  faults.push(new Response(JSON.stringify({ code: 4001, msg: 'no' })));
  work(id)!.actions.undo!();
  const undo = () => store.get(worksOf().atom).find(({ undoes }) => undoes);
  await until(() => ended(undo()));
  expect(undo()).toMatchObject({ result: { updated: 20, failed: 100 } });
  undo()!.actions.clear!();
  await until(() => undo() === undefined && work(id)?.actions.undo !== undefined);
  work(id)!.actions.undo!();
  await until(() => ended(undo()));
  expect(undo()).toMatchObject({ total: 100, result: { updated: 100, failed: 0 } });
  for (const { id, brand } of all()) expect(brand ?? undefined).toBe(before.get(id) ?? undefined);
  undo()!.actions.clear!();
  await jest.advanceTimersByTimeAsync(500);
  expect(work(id)!.actions.undo).toBeUndefined();
});

test('too many calls wait as long as the platform says', async () => {
  const { rowsFor, start, work, faults } = await open(20);
  faults.push(new Response(JSON.stringify({ code: 429, msg: 'slow down' }), { headers: { 'Retry-After': '7' } }));
  const id = await start(rowsFor('New'));
  await until(() => work(id)?.state === 'waiting');
  await jest.advanceTimersByTimeAsync(6_000);
  expect(work(id)?.state).toBe('waiting');
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ state: 'finished', result: { updated: 20 } });
});

test('without the right nothing further is sent, and it can be tried again', async () => {
  const { rowsFor, start, work, faults, calls } = await open();
  faults.push(new Response(JSON.stringify({ code: 403, msg: 'no' })));
  const id = await start(rowsFor('New'));
  await until(() => ended(work(id)));
  expect(calls(IMPORT)).toHaveLength(0);
  expect(work(id)).toMatchObject({ state: 'failed', result: { updated: 0, failed: 100, left: 160 } });
  work(id)!.actions.retry!();
  await until(() => work(id)?.state === 'finished');
  expect(work(id)).toMatchObject({ result: { updated: 260, failed: 0, left: 0 } });
});

test('each retry sends what failed the last time, and nothing that has succeeded since', async () => {
  const { rowsFor, start, work, post, calls } = await open(120);
  const rows = rowsFor('New');
  let left = rows.slice(0, 3);
  const change = ({ id }: JobRow, brand: unknown) => post('/supplier/product/doImport', { rows: [{ id, brand }] });
  for (const row of left) await change(row, 'THEIRS');
  const id = await start(rows);
  await until(() => ended(work(id)));
  for (const failed of [3, 2, 1]) {
    expect(work(id)).toMatchObject({ done: 120, total: 120, result: { updated: 120 - failed, failed } });
    // A colleague takes one change back.
    await change(left[0]!, left[0]!.before!.brand);
    const before = calls(IMPORT).length;
    work(id)!.actions.retry!();
    await until(() => calls(IMPORT).length > before && ended(work(id)));
    const sent = calls(IMPORT)
      .slice(before)
      .flatMap(({ body }) => (JSON.parse(body) as { rows: JobRow[] }).rows);
    expect(new Set(sent.map((row) => row.id))).toEqual(new Set(left.map((row) => row.id)));
    left = left.slice(1);
  }
  expect(work(id)).toMatchObject({ done: 120, result: { updated: 120, failed: 0 } });
  expect(work(id)!.actions.retry).toBeUndefined();
  const outcomes = (await senderOf().batches(id)).flatMap((batch) => batch.outcomes);
  expect(outcomes.filter((outcome) => outcome?.result === 'failed')).toEqual([]);
});

test('a row without an id creates, once, and its undo deletes it', async () => {
  const { start, work, all, faults, platform } = await open(20);
  faults.push('lost');
  const id = await start([
    { name: 'NEW-1', fields: { sku: 'NEW-1', title: { en: 'New' } } },
    { name: 'NEW-2', fields: { sku: 'NEW-2', title: {} } },
  ]);
  await until(() => work(id)?.state === 'waiting');
  platform.answers.clear();
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ result: { created: 1, failed: 1 } });
  expect(all()).toHaveLength(21);
  work(id)!.actions.undo!();
  await until(() => all().length === 20);
});

test('products whose status the platform passed over in silence are named, and not undone', async () => {
  const { all, work, post, transport } = await open(6);
  const products = all();
  const [left, gone] = products;
  const passedOver = [left!.id, gone!.id];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('product/doStatus')) return transport(request);
    const { ids, status } = (await request.clone().json()) as { ids: string[]; status: string };
    const known = ids.filter((id) => !passedOver.includes(id));
    return transport(new Request(request, { body: JSON.stringify({ ids: known, status }) }));
  });
  for (const one of products) one.status = 'online';
  const rows = products.map(({ id, sku }): JobRow => ({
    ...{ id, name: sku, fields: { status: 'offline' }, before: { status: 'online' } },
  }));
  await post('/supplier/product/doDelete', { ids: [gone!.id] });
  const steps = [{ call: 'doStatus', status: 'offline', rows }] as const;
  const id = await senderOf().start({ kind: 'change', title: { key: 'offline' }, steps });
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ result: { updated: 4, failed: 2 } });
  const outcomes = (await senderOf().batches(id)).flatMap((batch) => batch.outcomes);
  expect(outcomes.map((outcome) => outcome!.result).slice(0, 2)).toEqual(['failed', 'failed']);
});

test('products left by a deletion are named, and its undo leaves deleted what a colleague had deleted', async () => {
  const { all, work, post, transport } = await open(6);
  const [refused, gone] = all();
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('product/doDelete')) return transport(request);
    const { ids } = (await request.clone().json()) as { ids: string[] };
    return transport(new Request(request, { body: JSON.stringify({ ids: ids.filter((id) => id !== refused!.id) }) }));
  });
  const rows = all().map(({ id, sku }): JobRow => ({ id, name: sku, fields: {}, before: {} }));
  await post('/supplier/product/doDelete', { ids: [gone!.id] });
  await jest.advanceTimersByTimeAsync(1000);
  const steps = [{ call: 'doDelete', rows }] as const;
  const id = await senderOf().start({ kind: 'change', title: { key: 'delete' }, steps });
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ result: { deleted: 5, failed: 1 } });
  expect(all().map((one) => one.id)).toEqual([refused!.id]);
  work(id)!.actions.undo!();
  await until(() => all().length === 5);
  expect(all().some((one) => one.id === gone!.id)).toBe(false);
});

test('a deletion counts as done where the platform does not say afterwards which records it deleted', async () => {
  const { all, work, post, transport } = await open(4);
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('deleted=true')) return transport(request);
    return Response.json({ code: 500, data: null, msg: 'no recycle list' });
  });
  const rows = all().map(({ id, sku }): JobRow => ({ id, name: sku, fields: {}, before: {} }));
  await post('/supplier/product/doDelete', { ids: [rows[0]!.id] });
  await jest.advanceTimersByTimeAsync(1000);
  const id = await senderOf().start({ kind: 'change', title: { key: 'delete' }, steps: [{ call: 'doDelete', rows }] });
  await until(() => ended(work(id)));
  expect(work(id)).toMatchObject({ state: 'finished', result: { failed: 0 } });
  expect(all()).toEqual([]);
});
