import { productBulkHandlers } from './bulk';
import { createProductStore } from './store';
import { PRODUCT_STATUSES, productSchema, type ProductStatus } from '@/lib/api/product-schema';
import { textOf } from '@/lib/demo/platform/body';
import { entityEndpoints, entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import type { Platform } from '@/lib/demo/platform/platform';
import { paths } from '@/lib/router/paths';
import type { Find } from '@/lib/demo/platform/platform';
import { listProducts, productConditions } from './list';
import type { ProductFacts, StoredProduct } from './record';
import { settleReviews, stateOf } from './rules';
import { PRODUCT_ORDERS, inStatus } from './store';
import { shownTo } from './view';
import { copyOf, productFields, writtenProduct } from './write';
import { createdBefore, recordOf } from '@/lib/demo/platform/save';

/** Prefix for the clientIds of copies, which are separate from those of saves. */
const COPY = 'product copy';

/** Calls on one product, and the list of them (contract 4). */
export function handlers(platform: Platform) {
  const store = () => platform.store('product');
  const rules: EntityRules<StoredProduct, ProductFacts> = {
    name: 'product',
    store,
    rights: { read: 'product:read', edit: 'product:edit', delete: 'product:delete' },
    sorts: PRODUCT_ORDERS,
    sort: 'updatedAt',
    counted: { status: () => PRODUCT_STATUSES },
    conditions: ({ query }) => productConditions(platform, query),
    settle: () => settleReviews(platform),
    view: shownTo,
    known: productSchema,
    save: productFields,
    stateOf,
    obstacle({ say }, { sku }) {
      const holder = platform.store('product').bySku(sku);
      return holder && say('skuTaken', { title: holder.title.zh || holder.title.en || '' });
    },
  };
  const { post } = entityEndpoints(platform);
  return [
    ...entityHandlers(platform, rules),
    post(
      '/supplier/product/doCopy',
      (call) => {
        const made = createdBefore(call, COPY, store());
        if (made) return shownTo(call)(made);
        const copy = copyOf(call, recordOf(call, store(), call.body.id));
        const product = store().put(writtenProduct(call, copy));
        platform.rememberCreated(COPY, textOf(call.body.clientId), product.id);
        return shownTo(call)(product);
      },
      { permission: 'product:edit', says: 'copied' },
    ),
    ...productBulkHandlers(platform),
  ];
}

export const find: Find = async ({ platform, language, keyword, limit }) => {
  const query = new URLSearchParams({ keyword, pageSize: String(limit), sort: 'views' });
  const { list, total } = await listProducts({ platform, language, query });
  const items = list.map(({ id, title, sku, model, keywords }) => ({
    id,
    title: title[language] || title.zh || title.en || sku,
    snippet: [sku, model, keywords[0]].filter(Boolean).join(' · '),
    path: paths.productForm(id),
  }));
  return { total, items };
};

export const todos = (platform: Platform) => {
  const of = (kind: ProductStatus, rank: number) => ({
    kind,
    right: 'product:read',
    count: platform.store('product').count([inStatus([kind])]),
    path: paths.productList({ status: kind }),
    rank,
  });
  return [of('rejected', 3), of('draft', 7), of('reviewing', 8)];
};

export const stores = { product: createProductStore };
