import { PRODUCT_STATUSES } from '@/lib/api/product-schema';
import { openPlatform } from '@/lib/demo/test-client';
import { orderOf } from '@/lib/demo/platform/list-query';
import { createRandom } from '@/lib/demo/platform/random';
import { EntityStore } from '@/lib/demo/platform/store';
import { productFacts, type ProductFacts, type StoredProduct } from '../record';
import { PRODUCT_ORDERS, PRODUCT_SORTS, ProductStore, inStatus } from '../store';
import { ProductSeed, seedProducts } from './product-seed';

/** More than one round of the catalogue, and enough for lists to be made in slices. */
const options = { seed: 1, epoch: Date.UTC(2026, 2, 10), count: 5_400 };
const products = seedProducts(options);

type Store = EntityStore<StoredProduct, ProductFacts>;
type Rules = Parameters<Store['list']>[0];

/** The store as it would be if every product was made at once. */
const eager = (): Store => new EntityStore(productFacts, products);
const lazy = () => new ProductStore(new ProductSeed(options));

const FILTERS: Rules[] = [
  [],
  [inStatus(['draft', 'rejected'])],
  [{ key: 'word:cdl', test: ({ facts }) => facts.text.includes('cdl') }],
  [{ key: 'min:500', test: ({ facts }) => (facts.lowest ?? -Infinity) >= 500 }, inStatus(['online'])],
  [{ key: 'group', test: ({ facts }) => facts.groupIds.includes('g-hot') }],
  [{ test: ({ id, facts }) => facts.showcase || id === '10400' }],
];
/** Pages by the ids on them. */
const pages = (store: Store, sort: (typeof PRODUCT_SORTS)[number], filter: Rules, language: 'zh' | 'en') =>
  [1, 3, 270].map((pageNo) => {
    const order = orderOf(sort, PRODUCT_ORDERS[sort], language, pageNo !== 3);
    const { list, total } = store.list(filter, order, { pageNo, pageSize: 20 });
    return [total, ...list.map(({ id }) => id)].join();
  });

test('the facts of a product that has not been made are those of the product', () => {
  const seed = new ProductSeed(options);
  const names = Object.keys(productFacts(products[0]!)) as (keyof ProductFacts)[];
  const seen = products.map((_, index) => names.map((name) => seed.factsAt(index)[name]));
  expect(JSON.stringify(seen)).toBe(
    JSON.stringify(products.map((product) => names.map((name) => productFacts(product)[name]))),
  );
});

test('a product is the same whichever was made before it', () => {
  const seed = new ProductSeed(options);
  for (const index of [5_399, 0, 2_700, 17]) expect(seed.at(index)).toEqual(products[index]);
  expect(seed.at(17)).toBe(seed.at(17));
});

test('every SKU and id finds its product, others find none', () => {
  const store = lazy();
  expect(products.filter(({ sku, id }) => store.bySku(` ${sku.toUpperCase()} `)?.id !== id)).toEqual([]);
  expect(products.filter(({ sku, id }) => store.get(id)?.sku !== sku)).toEqual([]);
  for (const sku of ['', 'YQ', 'YQ-CDL32-80-R9', 'YQ-CDL32-80-R', 'YQ-CDL32-80-0', '-1'])
    expect(store.bySku(sku)).toBeUndefined();
  for (const id of ['', '10000', '15401', '10001.0', ' 10001', 'x']) expect(store.get(id)).toBeUndefined();
  expect(store.newId()).toBe('15401');
});

test('a SKU belongs to who has it now', () => {
  const store = lazy();
  const [one, two] = [store.get('10001')!, store.get('10002')!];
  store.put({ ...one, sku: 'NEW' });
  expect([store.bySku(one.sku), store.bySku('new')?.id]).toEqual([undefined, one.id]);
  store.put({ ...two, sku: one.sku });
  expect(store.bySku(one.sku)?.id).toBe(two.id);
  store.remove(two.id, 0);
  expect(store.bySku(one.sku)).toBeUndefined();
});

test('every list is that of a store with all products made', async () => {
  const [made, store] = [eager(), lazy()];
  for (const sort of PRODUCT_SORTS)
    for (const filter of FILTERS) {
      await store.ready([filter], orderOf(sort, PRODUCT_ORDERS[sort], 'zh', true));
      expect([sort, pages(store, sort, filter, 'zh')]).toEqual([sort, pages(made, sort, filter, 'zh')]);
    }
  expect(pages(store, 'title', [], 'en')).toEqual(pages(made, 'title', [], 'en'));
  for (const status of PRODUCT_STATUSES)
    expect(store.count([inStatus([status])])).toBe(made.count([inStatus([status])]));
  expect(store.records().map(({ id }) => id)).toEqual(made.records().map(({ id }) => id));
});

test('products that change while a list is made are in it as they are', async () => {
  const [made, store] = [eager(), lazy()];
  const random = createRandom(3);
  const change = (each: (one: Store) => void) => [made, store].forEach(each);
  for (const sort of ['price', 'title', 'updatedAt', 'status'] as const) {
    const filter = FILTERS[3]!;
    const sorting = store.ready([[]], orderOf(sort, PRODUCT_ORDERS[sort], 'zh', true));
    const filtering = store.ready([filter, FILTERS[2]!]);
    for (let turn = 0; turn < 30; turn += 1) {
      const id = String(random.int(10_001, 15_400));
      const dice = random.next();
      if (dice < 0.3) change((one) => one.remove(id, 0));
      else if (dice < 0.5) change((one) => one.restore(id));
      else {
        const price = random.int(1, 2_000).toFixed(2);
        const product = { ...products[random.int(0, 5_000)]!, id, pricing: { mode: 'single', currency: 'USD', price } };
        change((one) => one.put(product as StoredProduct));
      }
      if (turn % 10 === 5) await new Promise((resolve) => setTimeout(resolve));
    }
    await Promise.all([sorting, filtering]);
    for (const one of [[], filter, FILTERS[2]!])
      expect(pages(store, sort, one, 'zh')).toEqual(pages(made, sort, one, 'zh'));
    expect(store.changes()).toEqual(made.changes());
    expect(store.size).toBe(made.size);
  }
});

test('a large shop answers in slices: the page runs between them', async () => {
  const { get } = await openPlatform({ products: 20_000 });
  const turns = async (path: string, query: Record<string, string>) => {
    let [count, isDone] = [0, false];
    const answer = get<{ total: number }>(path, query).finally(() => (isDone = true));
    for (; !isDone; count += 1) await new Promise((resolve) => setTimeout(resolve));
    return { count, total: (await answer).data.total };
  };
  const first = await turns('/supplier/product/getList', { keyword: 'cdl', sort: 'price' });
  expect(first.total).toBeGreaterThan(100);
  expect(first.count).toBeGreaterThan(5);
  // All is made: a page is one look at it.
  expect((await turns('/supplier/product/getList', { keyword: 'cdl', sort: 'price', pageNo: '3' })).count).toBeLessThan(
    4,
  );
});
