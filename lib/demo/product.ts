import { PRODUCT_STATUSES, productSchema } from '@/lib/api/product-schema';
import { textOf } from './body';
import { entityEndpoints, entityHandlers, type EntityRules } from './entity';
import type { Platform } from './platform';
import { productConditions } from './product-list';
import type { ProductFacts, StoredProduct } from './product-record';
import { settleReviews, stateOf } from './product-rules';
import { PRODUCT_ORDERS } from './product-store';
import { shown } from './product-view';
import { copyOf, productFields, writtenProduct } from './product-write';
import { createdBefore, recordOf } from './save';

/** Names what copying makes: its clientIds are apart from those of saves. */
const COPY = 'product copy';

/** Calls on one product, and the list of them (contract 4). */
export function productHandlers(platform: Platform) {
  const store = () => platform.products.store;
  const rules: EntityRules<StoredProduct, ProductFacts> = {
    name: 'product',
    store,
    rights: { read: 'product:read', edit: 'product:edit', delete: 'product:delete' },
    sorts: PRODUCT_ORDERS,
    sort: 'updatedAt',
    counted: { status: () => PRODUCT_STATUSES },
    conditions: ({ query }) => productConditions(platform, query),
    settle: () => settleReviews(platform),
    view: (call) => (product) => shown(product, call.language),
    known: productSchema,
    save: productFields,
    stateOf,
    obstacle({ say }, { sku }) {
      const holder = platform.products.bySku(sku);
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
        if (made) return shown(made, call.language);
        const copy = copyOf(call, recordOf(call, store(), call.body.id));
        const product = store().put(writtenProduct(call, copy));
        platform.rememberCreated(COPY, textOf(call.body.clientId), product.id);
        return shown(product, call.language);
      },
      { permission: 'product:edit', says: 'copied' },
    ),
  ];
}
