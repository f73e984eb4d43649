import { PRODUCT_STATUSES } from '@/lib/api/product-schema';
import { ProductSeed } from './seed/product-seed';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { productFacts, skuKey, type ProductFacts, type StoredProduct } from './record';
import type { OrderValue } from '@/lib/demo/platform/list-query';
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
  createdAt: ({ facts }) => facts.created,
  title: ({ facts }, language) => titleKeyIn(facts.titleKeys, facts.title, language),
  price: ({ facts }) => facts.lowest,
  score: ({ facts }) => facts.score,
  views: ({ facts }) => facts.views,
  inquiries: ({ facts }) => facts.inquiries,
  sku: ({ facts }) => facts.sku,
  status: ({ facts }) => PRODUCT_STATUSES.indexOf(facts.status),
  sort: ({ facts }) => facts.position,
};

/** The store of products, with an index of SKUs. */
export class ProductStore extends EntityStore<StoredProduct, ProductFacts> {
  readonly #seed: ProductSeed;
  /** Of products that have been written. */
  readonly #skus: Map<string, string>;
  readonly #awaited: Set<string>;

  constructor(seed: ProductSeed) {
    const skus = new Map<string, string>();
    const awaited = new Set<string>();
    super(productFacts, seed, ({ sku, id, _ }) => {
      skus.set(skuKey(sku), id);
      if (_.reviewAt === undefined) awaited.delete(id);
      else awaited.add(id);
    });
    this.#seed = seed;
    this.#skus = skus;
    this.#awaited = awaited;
  }

  /** Makes the facts of all products, in slices; undefined once they are made. */
  readyFacts(): Promise<unknown> | undefined {
    return this.#seed.ready();
  }

  /** The product with a SKU; undefined if the SKU is unused. */
  bySku(sku: string): StoredProduct | undefined {
    const key = skuKey(sku);
    const seeded = this.#seed.indexOfSku(key);
    for (const id of [this.#skus.get(key), seeded === undefined ? undefined : this.#seed.idAt(seeded)]) {
      // The index may be out of date: the product may be deleted or have another SKU.
      const holder = this.get(id ?? '');
      if (holder && skuKey(holder.sku) === key) return holder;
    }
    return undefined;
  }

  /** Products whose review is due. */
  reviewedBy(now: number): StoredProduct[] {
    return [...this.#awaited].flatMap((id) => this.get(id) ?? []).filter(({ _ }) => (_.reviewAt ?? Infinity) <= now);
  }
}

let latest: ProductSeed | undefined;

/** The store of a seed. The last one's facts are used again: other tabs of the demo change the store, not the seed. */
export function createProductStore({ seed, epoch, products: count }: SeedContext): ProductStore {
  const options = { seed, epoch, count };
  if (!latest?.isOf(options)) latest = new ProductSeed(options);
  return new ProductStore(latest);
}

/** Products in one of several states. */
export const inStatus = (statuses: readonly string[]): Condition<ProductRow> => {
  const wanted = new Set(statuses);
  return { key: `status:${[...wanted].sort().join()}`, test: ({ facts }) => wanted.has(facts.status) };
};

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    product: ProductStore;
  }
}
