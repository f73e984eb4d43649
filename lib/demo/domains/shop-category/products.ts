import type { Call } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import type { StoredProduct } from '../product/record';
import type { ShopCategory } from './seed';

/** The products in any of some shop categories. */
export const productsOf = (platform: Platform, categories: ReadonlySet<string>): StoredProduct[] =>
  Array.from(platform.store('product').rows()).flatMap(({ facts, id }) =>
    facts.groupIds.some((group) => categories.has(group)) ? platform.store('product').get(id)! : [],
  );

/** Moving a product to other shop categories makes a new version, but is not an edit: `updatedAt` stays. */
function putInto({ platform }: Call, product: StoredProduct, groupIds: string[]): void {
  platform.store('product').put({ ...product, groupIds, version: product.version + 1 });
}

/**
 * Removes products from deleted shop categories, and adds them to another one if requested; returns the ids of the
 * added ones.
 */
export function moveProducts(
  call: Call,
  products: readonly StoredProduct[],
  categories: ReadonlySet<string>,
  to: string | undefined,
): string[] {
  const newcomers: string[] = [];
  for (const product of products) {
    const kept = product.groupIds.filter((id) => !categories.has(id));
    const isNew = to !== undefined && !kept.includes(to);
    if (isNew) newcomers.push(product.id);
    putInto(call, product, isNew ? [...kept, to] : kept);
  }
  return newcomers;
}

/** Reverts what the deletion of a shop category did to products that still exist. */
export function giveBack(
  call: Call,
  groupId: string,
  { members, moved, moveTo }: NonNullable<ShopCategory['_']>,
): void {
  const store = call.platform.store('product');
  const newcomers = new Set(moved);
  for (const id of members) {
    const product = store.get(id);
    if (!product || product.groupIds.includes(groupId)) continue;
    const kept = product.groupIds.filter((category) => category !== moveTo || !newcomers.has(id));
    putInto(call, product, [groupId, ...kept]);
  }
}
