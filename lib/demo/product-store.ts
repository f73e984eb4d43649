import { PRODUCT_STATUSES } from '@/lib/api/product-schema';
import { productFacts, skuKey, type ProductFacts, type StoredProduct } from './product-record';
import { orderOf, type OrderValue } from './list-query';
import type { Condition } from './marks';
import { EntityStore, type Row } from './store';
import { titleKeyIn } from './title-key';

/** A product with what is reckoned from it. */
export type ProductRow = Row<StoredProduct, ProductFacts>;

export interface ProductStore {
  store: EntityStore<StoredProduct, ProductFacts>;
  /** The product that has a SKU, or undefined while it is free. */
  bySku(sku: string): StoredProduct | undefined;
  /** Products that review will be done with by now. */
  reviewedBy(now: number): StoredProduct[];
}

export const PRODUCT_SORTS = [
  'updatedAt',
  'createdAt',
  'title',
  'price',
  'score',
  'views',
  'inquiries',
  'sku',
  'status',
  'sort',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What a product is sorted by. */
export const PRODUCT_ORDERS: Record<ProductSort, OrderValue<ProductRow>> = {
  updatedAt: ({ facts }) => facts.updated,
  createdAt: ({ record }) => record.createdAt,
  title: ({ record, facts }, language) => titleKeyIn(facts.titleKeys, record.title, language),
  price: ({ facts }) => facts.lowest,
  score: ({ record }) => record.score,
  views: ({ record }) => record.stats.views,
  inquiries: ({ record }) => record.stats.inquiries,
  sku: ({ record }) => skuKey(record.sku),
  status: ({ record }) => PRODUCT_STATUSES.indexOf(record.status),
  sort: ({ record }) => record._.position,
};

/** The store of products, with SKUs by name beside it. */
export function createProductStore(seed: readonly StoredProduct[]): ProductStore {
  const skus = new Map<string, string>();
  const awaited = new Set<string>();
  const store = new EntityStore<StoredProduct, ProductFacts>(productFacts, seed, ({ sku, id, _ }) => {
    skus.set(skuKey(sku), id);
    if (_.reviewAt === undefined) awaited.delete(id);
    else awaited.add(id);
  });
  return {
    store,
    bySku(sku) {
      // An entry may be out of date: its product may be gone or have another SKU by now.
      const holder = store.get(skus.get(skuKey(sku)) ?? '');
      return holder && skuKey(holder.sku) === skuKey(sku) ? holder : undefined;
    },
    reviewedBy: (now) =>
      [...awaited].flatMap((id) => store.get(id) ?? []).filter(({ _ }) => (_.reviewAt ?? Infinity) <= now),
  };
}

/** Products in one of several states. */
export const inStatus = (statuses: readonly string[]): Condition<ProductRow> => {
  const wanted = new Set(statuses);
  return { key: `status:${[...wanted].sort().join()}`, test: ({ record }) => wanted.has(record.status) };
};

/** From this many on, an order takes longer to make than a list may take to answer. */
const MANY = 5_000;

/** Makes every order of a large shop, and who is in which state, while nothing else happens, one at a time. */
export async function prepareOrders({ store }: ProductStore, pause: () => Promise<void>): Promise<void> {
  if (store.size < MANY) return;
  for (const status of PRODUCT_STATUSES) {
    await pause();
    store.remember(inStatus([status]));
  }
  for (const sort of PRODUCT_SORTS) {
    for (const language of ['zh', 'en'] as const) {
      await pause();
      store.prepare(orderOf(sort, PRODUCT_ORDERS[sort], language, true));
    }
  }
}
