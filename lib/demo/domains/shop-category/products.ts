import type { Call } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import type { StoredProduct } from '../product/record';
import type { Group } from './seed';

/** The products that are in any of some groups. */
export const productsOf = (platform: Platform, groups: ReadonlySet<string>): StoredProduct[] =>
  platform
    .store('product')
    .records()
    .filter(({ groupIds }) => groupIds.some((id) => groups.has(id)));

/** A product in other groups is another version, but nothing its supplier has edited: its time stays. */
function regroup({ platform }: Call, product: StoredProduct, groupIds: string[]): void {
  platform.store('product').put({ ...product, groupIds, version: product.version + 1 });
}

/** Takes products out of groups that go, into another one if it is said; answers the ids of those that were new to it. */
export function moveProducts(
  call: Call,
  products: readonly StoredProduct[],
  groups: ReadonlySet<string>,
  to: string | undefined,
): string[] {
  const newcomers: string[] = [];
  for (const product of products) {
    const kept = product.groupIds.filter((id) => !groups.has(id));
    const isNew = to !== undefined && !kept.includes(to);
    if (isNew) newcomers.push(product.id);
    regroup(call, product, isNew ? [...kept, to] : kept);
  }
  return newcomers;
}

/** Undoes what the deletion of a group did to its products, as far as they are still there. */
export function giveBack(call: Call, groupId: string, { members, moved, moveTo }: NonNullable<Group['_']>): void {
  const store = call.platform.store('product');
  const newcomers = new Set(moved);
  for (const id of members) {
    const product = store.get(id);
    if (!product || product.groupIds.includes(groupId)) continue;
    const kept = product.groupIds.filter((group) => group !== moveTo || !newcomers.has(id));
    regroup(call, product, [groupId, ...kept]);
  }
}
