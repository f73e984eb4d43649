import { Refusal } from './answer';
import { textOf } from './body';
import { endpoints, type Call } from './endpoints';
import type { Platform } from './platform';
import { listProducts } from './product-list';
import type { StoredProduct } from './product-record';
import { settleReviews } from './product-rules';
import { shown } from './product-view';
import { changedProduct, checkVersion, copyOf, createdProduct } from './product-write';

function productOf({ platform, say }: Call, id: unknown): StoredProduct {
  const product = platform.products.store.get(String(id));
  if (!product) throw new Refusal(404, say('notFound'));
  return product;
}

/** Calls on one product, and the list of them (contract 4). */
export function productHandlers(platform: Platform) {
  const { get, post } = endpoints(platform);
  const keep = (product: StoredProduct, { language }: Call) => {
    platform.products.put(product);
    platform.onChange();
    return shown(product, language);
  };
  return [
    get(
      '/supplier/product/getList',
      (call) => {
        settleReviews(platform);
        const { list, total } = listProducts(call);
        return { list: list.map((product) => shown(product, call.language)), total };
      },
      { permission: 'product:read' },
    ),
    get(
      '/supplier/product/getDetail',
      (call) => {
        settleReviews(platform);
        return shown(productOf(call, call.query.get('id')), call.language);
      },
      { permission: 'product:read' },
    ),
    post(
      '/supplier/product/doEdit',
      (call) => {
        settleReviews(platform);
        const { id, version } = call.body;
        if (textOf(id) === '') return keep(createdProduct(call, call.body), call);
        const before = productOf(call, id);
        checkVersion(call, before, version);
        return keep(changedProduct(call, before, call.body), call);
      },
      { permission: 'product:edit', says: 'saved' },
    ),
    post(
      '/supplier/product/doCopy',
      (call) => keep(createdProduct(call, copyOf(call, productOf(call, call.body.id))), call),
      { permission: 'product:edit', says: 'copied' },
    ),
  ];
}
