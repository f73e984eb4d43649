import { queryOptions } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { NUMBERS, entityApi } from './entity';
import { isApiError } from './request/errors';
import { request } from './request/request';
import { entityFields, fileAddress, filledLocalized, namedText, readableRows, sentObject, sentRows } from './values';

/** The supplier's own tree of shop categories (contract 4). */

export const SHOP_CATEGORY_LIMITS = {
  name: 64,
  /** Levels of nested shop categories. */
  depth: 4,
} as const;

/** The input of `doEdit`; the order among siblings is changed by `doSort`. */
export const shopCategoryInputSchema = v.looseObject({
  name: filledLocalized(SHOP_CATEGORY_LIMITS.name),
  parentId: v.optional(v.string()),
  image: v.optional(fileAddress),
  visible: v.boolean(),
});

const shopCategoryFields = {
  name: namedText,
  parentId: v.optional(v.string()),
  sort: v.optional(v.number()),
  image: v.optional(v.string()),
  visible: v.optional(v.boolean()),
  /** Products in it and below it, each counted once. */
  productCount: v.optional(v.number()),
};

/** A shop category as one record. */
export const shopCategorySchema = sentObject({ ...entityFields, ...shopCategoryFields });
export type ShopCategory = v.InferOutput<typeof shopCategorySchema>;

export interface ShopCategoryNode {
  id: string;
  version?: number;
  name: Record<string, string>;
  parentId?: string;
  sort?: number;
  image?: string;
  visible?: boolean;
  productCount?: number;
  children?: ShopCategoryNode[];
}

export const shopCategoryNodeSchema: v.Schema<ShopCategoryNode> = sentObject({
  id: v.string(),
  version: v.optional(v.number()),
  ...shopCategoryFields,
  children: sentRows(v.lazy(() => shopCategoryNodeSchema)),
}) as v.Schema<ShopCategoryNode>;

const treeSchema = v.object({ list: readableRows(shopCategoryNodeSchema) });

export const shopCategoryTree = () =>
  queryOptions({
    queryKey: ['classify', 'tree'],
    queryFn: async ({ signal }) =>
      (await request({ call: '/supplier/classify/getTree', method: 'GET', schema: treeSchema, signal })).list,
  });

const api = entityApi('classify', shopCategorySchema, [['product'], ...NUMBERS]);
const moveTo = (position: { id: string; parentId?: string; before?: string }) =>
  api.write('doSort', position, v.unknown());

export const shopCategoryApi = {
  ...api,
  /** Moves before a sibling, or to the end below `parentId` ('' is the root). */
  moveTo,
  move: () => api.change(moveTo),
  /**
   * Deletes with everything below; `moveTo` is the shop category that gets the products, '' leaves them without one.
   */
  delete: () =>
    api.change(({ ids, moveTo }: { ids: string[]; moveTo?: string }) =>
      api.remove(ids, moveTo === undefined ? {} : { moveTo }),
    ),
};

/** How many products must be moved before a shop category can be deleted (409); undefined for any other error. */
export function blockingProductCount(error: unknown): number | undefined {
  if (!isApiError(error, 'conflict')) return undefined;
  const parsed = v.safeParse(v.object({ productCount: v.number() }), error.details.data);
  return parsed.success ? parsed.output.productCount : undefined;
}
