import { PRODUCT_STATUSES } from '@/lib/api/product-schema';
import { seedProducts } from './seed/products';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { productFacts, skuKey, type ProductFacts, type StoredProduct } from './record';
import { orderOf, type OrderValue } from '@/lib/demo/platform/list-query';
import type { Condition } from '@/lib/demo/platform/marks';
import { EntityStore, type Row } from '@/lib/demo/platform/store';
import { titleKeyIn } from '@/lib/demo/platform/title-key';

/** A product with the values calculated from it. */
export type ProductRow = Row<StoredProduct, ProductFacts>;

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

/** The store of products, with an index of SKUs. */
export class ProductStore extends EntityStore<StoredProduct, ProductFacts> {
  readonly #skus: Map<string, string>;
  readonly #awaited: Set<string>;

  constructor(seed: readonly StoredProduct[]) {
    const skus = new Map<string, string>();
    const awaited = new Set<string>();
    super(productFacts, seed, ({ sku, id, _ }) => {
      skus.set(skuKey(sku), id);
      if (_.reviewAt === undefined) awaited.delete(id);
      else awaited.add(id);
    });
    this.#skus = skus;
    this.#awaited = awaited;
  }

  /** The product with a SKU; undefined if the SKU is unused. */
  bySku(sku: string): StoredProduct | undefined {
    // The index may be out of date: the product may be deleted or have another SKU.
    const holder = this.get(this.#skus.get(skuKey(sku)) ?? '');
    return holder && skuKey(holder.sku) === skuKey(sku) ? holder : undefined;
  }

  /** Products whose review is due. */
  reviewedBy(now: number): StoredProduct[] {
    return [...this.#awaited].flatMap((id) => this.get(id) ?? []).filter(({ _ }) => (_.reviewAt ?? Infinity) <= now);
  }
}

export const createProductStore = ({ seed, epoch, products }: SeedContext): ProductStore =>
  new ProductStore(seedProducts({ seed, epoch, count: products }));

/** Products in one of several states. */
export const inStatus = (statuses: readonly string[]): Condition<ProductRow> => {
  const wanted = new Set(statuses);
  return { key: `status:${[...wanted].sort().join()}`, test: ({ record }) => wanted.has(record.status) };
};

/** From this number on, sorting takes longer than a list may take to respond. */
const MIN_PREPARED = 5_000;

/** Calculates the orders and statuses of a large shop in idle time, one at a time. */
export async function prepareOrders(store: ProductStore, pause: () => Promise<void>): Promise<void> {
  if (store.size < MIN_PREPARED) return;
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

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    product: ProductStore;
  }
}
