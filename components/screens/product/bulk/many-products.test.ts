/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { readPages } from '@/lib/api/request/read-pages';
import { setTransport } from '@/lib/api/request/transport';
import { currentSession, startSession } from '@/lib/auth/session';
import { withDemo } from '@/lib/demo/test-transport';
import { worksOf } from '@/lib/state/works';
import { store } from '@/lib/state/store';
import { appliedValues } from '@/lib/work/job';
import { senderOf } from '@/lib/work/sender';
import { bulkJob } from './bulk-job';
import { bulkProduct, type Change } from './change';
import { planAll } from './use-bulk-plan';

/** A whole shop in `npm run test:all`. */
const PRODUCTS = process.env.CHECKS === 'all' ? 10_000 : 2_000;
const CHANGE: Change = { kind: 'price', how: 'raisePercent', value: '7.5', round: 'coin' };
jest.setTimeout(180_000);

afterEach(() => {
  currentSession().end('logout');
  setTransport(undefined);
});

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
async function until(isTrue: () => boolean | undefined) {
  // Retries after a cut line wait for seconds: `online` ends each wait, as in a browser.
  for (let turn = 0; turn < 200_000 && !isTrue(); turn += 1) {
    if (turn % 50 === 0) globalThis.dispatchEvent(new Event('online'));
    await settled();
  }
  expect(isTrue()).toBe(true);
}

test(`${PRODUCTS} prices change and are undone, the network lost in the middle: each is old or new, and it is said which`, async () => {
  const demo = await withDemo({ products: PRODUCTS });
  const session = startSession('token');
  session.account = 'id:large';
  const client = new QueryClient();
  void senderOf(session).connect(client);
  const all = () => new Map((demo.platform.store('product').records() as Product[]).map((one) => [one.id, one]));
  const pricing = () => new Map([...all()].map(([id, one]) => [id, JSON.stringify([one.pricing, one.variants])]));

  const products = await readPages(productApi.list, {}, { client, keep: bulkProduct });
  expect(products).toHaveLength(PRODUCTS);
  const plan = (await planAll(products, CHANGE))!;
  expect(plan.changed.length + plan.wrong.length + plan.same).toBe(PRODUCTS);
  expect(plan.changed.length).toBeGreaterThan(0.8 * PRODUCTS);
  const old = pricing();
  const wanted = new Map(
    plan.changed.map(({ product, fields }) => [
      product.id,
      JSON.stringify([fields.pricing, fields.variants ?? product.variants]),
    ]),
  );

  // Every seventh request is lost after it was carried out, every eleventh before, and then the line stays cut.
  let request = 0;
  let isCut = false;
  setTransport(async (input, init) => {
    const sent = new Request(input, init);
    if (!sent.url.endsWith('doImport')) {
      if (isCut) throw new TypeError('Failed to fetch');
      return demo.transport(sent);
    }
    request += 1;
    if (isCut || request % 11 === 0) throw new TypeError('Failed to fetch');
    const response = await demo.transport(sent);
    if (request % 7 === 0) throw new TypeError('Failed to fetch');
    return response;
  });
  const works = () => store.get(worksOf(session).atom);
  const id = await senderOf(session).start(bulkJob(CHANGE, '', plan.changed));
  const work = () => works().find((one) => one.id === id)!;
  await until(() => work().done > 0.4 * PRODUCTS);
  isCut = true;
  await until(() => work().state === 'waiting');
  work().actions.pause!();
  await until(() => work().state === 'paused');

  // In the middle: one batch may be unknown; of every other row it is said whether it is old or new, and so it is.
  const middle = pricing();
  let unknown = 0;
  for (const batch of await senderOf(session).batches(id)) {
    batch.rows.forEach((row, at) => {
      const applied = appliedValues(batch, at);
      if (applied === 'unknown') unknown += 1;
      else expect(middle.get(row.id!)).toBe((applied === 'new' ? wanted : old).get(row.id!));
      expect([old.get(row.id!), wanted.get(row.id!)]).toContain(middle.get(row.id!));
    });
  }
  expect(unknown).toBeLessThanOrEqual(100);

  isCut = false;
  work().actions.resume!();
  await until(() => work().state === 'finished');
  expect(work().result).toMatchObject({ updated: plan.changed.length, failed: 0, left: 0 });
  const changed = pricing();
  for (const [one, text] of wanted) expect(changed.get(one)).toBe(text);

  work().actions.undo!();
  const undo = () => works().find((one) => one.undoes);
  await until(() => undo()?.state === 'finished');
  expect(undo()!.result).toMatchObject({ updated: plan.changed.length, failed: 0, left: 0 });
  expect(pricing()).toEqual(old);
});
