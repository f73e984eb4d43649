import { PRODUCT_STATUSES } from '@/lib/api/product-schema';
import { productFacts, skuKey, type ProductFacts, type StoredProduct } from './product-record';
import { EntityStore, type Changes, type Row, type Sort } from './store';
import { titleKey } from './title-key';

/** A product with what is reckoned from it. */
export type ProductRow = Row<StoredProduct, ProductFacts>;

export interface ProductStore {
  store: EntityStore<StoredProduct, ProductFacts>;
  /** The product that has a SKU, or undefined while it is free. */
  bySku(sku: string): StoredProduct | undefined;
  put(product: StoredProduct): void;
  /** Products that review will be done with by now. */
  reviewedBy(now: number): StoredProduct[];
  /** Brings one back from the trash. */
  restore(id: string): void;
  /** Puts what was written down over the seed. */
  apply(changes: Changes<StoredProduct>): void;
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

const values: Record<Exclude<ProductSort, 'title'>, (row: ProductRow) => string | number | undefined> = {
  updatedAt: ({ facts }) => facts.updated,
  createdAt: ({ record }) => record.createdAt,
  price: ({ facts }) => facts.lowest,
  score: ({ record }) => record.score,
  views: ({ record }) => record.stats.views,
  inquiries: ({ record }) => record.stats.inquiries,
  sku: ({ record }) => skuKey(record.sku),
  status: ({ record }) => PRODUCT_STATUSES.indexOf(record.status),
  sort: ({ record }) => record._.position,
};

/** Titles sort in the language of who asks: by pinyin in Chinese, and 2 before 16 in both. */
export function productSort(
  sort: ProductSort,
  language: string,
  descending: boolean,
): Sort<StoredProduct, ProductFacts> {
  if (sort !== 'title') return { key: sort, value: values[sort], descending };
  const other = language === 'zh' ? 'en' : 'zh';
  const value = ({ record, facts }: ProductRow) =>
    (facts.titleKeys[language] ??= titleKey(record.title[language] || record.title[other] || ''));
  return { key: `title:${language}`, value, descending };
}

/** The store of products, with SKUs by name beside it. */
export function createProductStore(seed: readonly StoredProduct[]): ProductStore {
  const store = new EntityStore<StoredProduct, ProductFacts>(productFacts, seed);
  const skus = new Map<string, string>();
  const awaited = new Set<string>();
  const index = ({ sku, id, _ }: StoredProduct) => {
    skus.set(skuKey(sku), id);
    if (_.reviewAt === undefined) awaited.delete(id);
    else awaited.add(id);
  };
  seed.forEach(index);
  return {
    store,
    bySku(sku) {
      // An entry may be out of date: its product may be gone or have another SKU by now.
      const holder = store.get(skus.get(skuKey(sku)) ?? '');
      return holder && skuKey(holder.sku) === skuKey(sku) ? holder : undefined;
    },
    put(product) {
      index(product);
      store.put(product);
    },
    reviewedBy: (now) =>
      [...awaited].flatMap((id) => store.get(id) ?? []).filter(({ _ }) => (_.reviewAt ?? Infinity) <= now),
    restore(id) {
      store.restore(id);
      const product = store.get(id);
      if (product) index(product);
    },
    apply(changes) {
      store.apply(changes);
      for (const { record } of store.rows()) index(record);
    },
  };
}
