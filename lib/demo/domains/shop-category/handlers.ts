import { createShopCategoryStore } from './store';
import { SHOP_CATEGORY_LIMITS, shopCategoryInputSchema, shopCategorySchema } from '@/lib/api/shop-category';
import { Invalid, Refusal } from '@/lib/demo/platform/answer';
import { textOf } from '@/lib/demo/platform/body';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints, entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { giveBack, moveProducts, productsOf } from './products';
import { shopCategoryList, shopCategoryTree, type ShopCategoryNode } from './tree';
import { flagOf, valuesOf, type TextFacts } from '@/lib/demo/platform/list-query';
import { withPictures, withTokens } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked, recordOf, touched } from '@/lib/demo/platform/save';
import type { ShopCategory } from './seed';
import { titleKeyIn } from '@/lib/demo/platform/title-key';
import { positionProblem, withBelow } from '@/lib/demo/platform/tree';

const RIGHTS = { read: 'classify:read', edit: 'classify:edit', delete: 'classify:delete' };
const PICTURE_FIELDS = ['image'];

const shown = ({ _, ...node }: ShopCategoryNode): object => ({
  ...withPictures(node, PICTURE_FIELDS),
  ...(node.children ? { children: node.children.map(shown) } : {}),
});

const storeOf = (platform: Platform) => platform.store('classify');
const siblingsOf = (platform: Platform, parentId: string | undefined) =>
  storeOf(platform)
    .records()
    .filter((category) => category.parentId === parentId)
    .sort((a, b) => a.sort - b.sort);

/** Numbers siblings in the given order; only changed ones are written. */
function renumber(call: Call, order: readonly ShopCategory[], parentId: string | undefined): void {
  order.forEach((category, sort) => {
    if (category.sort === sort && category.parentId === parentId) return;
    const { parentId: _old, ...rest } = category;
    storeOf(call.platform).put(touched(call, { ...rest, ...(parentId ? { parentId } : {}), sort }));
  });
}

/**
 * Moves before a sibling, or to the end; `parentId` may be another one, '' is the root, and without it the parent
 * stays.
 */
function move(call: Call) {
  const { platform, body, say } = call;
  const category = recordOf(call, storeOf(platform), body.id);
  const parentId = body.parentId === undefined ? category.parentId : textOf(body.parentId) || undefined;
  const problem = positionProblem(storeOf(platform).records(), category.id, parentId, SHOP_CATEGORY_LIMITS.depth);
  if (problem) {
    const text = say(problem, { max: SHOP_CATEGORY_LIMITS.depth });
    throw new Invalid(text, { parentId: text });
  }
  const siblings = siblingsOf(platform, parentId).filter(({ id }) => id !== category.id);
  const before = textOf(body.before);
  const place = before === '' ? siblings.length : siblings.findIndex(({ id }) => id === before);
  if (place < 0) throw new Refusal(404, say('notFound'));
  renumber(call, siblings.toSpliced(place, 0, category), parentId);
}

/**
 * Deletes a shop category with all below it. If they contain products, the request must say where these go: `moveTo` is
 * another shop category, or '' for none; without it the request is refused with their number.
 */
function removing(call: Call, categories: ShopCategory[]): ShopCategory[] {
  const { platform, body, say } = call;
  const store = storeOf(platform);
  const ids = withBelow(
    store.records(),
    categories.map(({ id }) => id),
  );
  const products = productsOf(platform, ids);
  const moveTo = typeof body.moveTo === 'string' ? body.moveTo : body.moveTo === null ? '' : undefined;
  if (products.length > 0 && moveTo === undefined) {
    throw new Refusal(409, say('shopCategoryHasProducts', { count: products.length }), {
      productCount: products.length,
    });
  }
  if (moveTo && (!store.get(moveTo) || ids.has(moveTo))) {
    throw new Invalid(say('invalid'), { moveTo: say('unknownShopCategory') });
  }
  const going = [...ids].flatMap((id) => store.get(id) ?? []);
  const taken = moveProducts(call, products, ids, moveTo || undefined);
  const requested = categories.map(({ id }) => id);
  return going.map((category) => {
    const root = requested.find((id) => withBelow(store.records(), [id]).has(category.id));
    const members = products.filter(({ groupIds }) => groupIds.includes(category.id)).map(({ id }) => id);
    return store.put({ ...category, _: { root, members, moved: taken, ...(moveTo ? { moveTo } : {}) } });
  });
}

/** The ids to restore: a shop category and what was deleted with it, parents first. */
function restoring({ platform }: Call, ids: string[]): string[] {
  const trash = storeOf(platform).trash(platform.now());
  const together = trash.filter(({ id, _: taken }) => ids.includes(id) || ids.includes(taken?.root ?? ''));
  return [...withBelow(together, ids)];
}

/** A restored shop category gets its products back; without its parent it is restored at the root. */
function repair(call: Call, category: ShopCategory): ShopCategory {
  const { platform } = call;
  const { _: taken, parentId, ...rest } = category;
  if (taken) giveBack(call, category.id, taken);
  const problem = positionProblem(storeOf(platform).records(), undefined, parentId, SHOP_CATEGORY_LIMITS.depth);
  return { ...rest, ...(parentId && !problem ? { parentId } : {}) };
}

/** The supplier's own shop categories (contract 4). */
export function handlers(platform: Platform) {
  // Counts of products.
  const ready = () => platform.store('product').readyFacts();
  const rules: EntityRules<ShopCategory, TextFacts> = {
    name: 'classify',
    store: () => storeOf(platform),
    rights: RIGHTS,
    sorts: {
      sort: ({ record }) => record.sort,
      updatedAt: ({ record }) => record.updatedAt,
      name: ({ record }, language) => titleKeyIn({}, record.name, language),
    },
    sort: 'sort',
    ready,
    ascending: ['sort', 'name'],
    filter({ query }) {
      const parents = new Set(valuesOf(query, 'parentId'));
      const visible = flagOf(query, 'visible');
      return ({ record }) => (parents.size === 0 || parents.has(record.parentId ?? 'root')) && visible(record.visible);
    },
    view() {
      const counted = new Map(shopCategoryList(platform).map((node) => [node.id, node]));
      return (category) => shown(counted.get(category.id) ?? { ...category, productCount: 0 });
    },
    known: shopCategorySchema,
    own: ['sort', 'productCount', 'children'],
    save(call, fields, before) {
      const category = checked(call, shopCategoryInputSchema, fields, ({ parentId }, addError) => {
        const problem = positionProblem(
          storeOf(platform).records(),
          before?.id,
          textOf(parentId) || undefined,
          SHOP_CATEGORY_LIMITS.depth,
        );
        if (problem) addError('parentId', problem, { max: SHOP_CATEGORY_LIMITS.depth });
      });
      const parentId = category.parentId || undefined;
      const stays = before && before.parentId === parentId;
      const sort = stays ? before.sort : (siblingsOf(platform, parentId).at(-1)?.sort ?? -1) + 1;
      return { ...withTokens(category, PICTURE_FIELDS), parentId, sort };
    },
    removing,
    restoring,
    repair,
  };
  const { get, post } = entityEndpoints(platform, { ready });
  return [
    get('/supplier/classify/getTree', () => ({ list: shopCategoryTree(platform).map(shown) }), {
      permission: RIGHTS.read,
    }),
    post('/supplier/classify/doSort', move, { permission: RIGHTS.edit, says: 'saved' }),
    ...entityHandlers(platform, rules),
  ];
}

export const stores = { classify: createShopCategoryStore };
