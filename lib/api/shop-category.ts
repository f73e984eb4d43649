import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
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
export const shopCategoryInputSchema = z.looseObject({
  name: filledLocalized(SHOP_CATEGORY_LIMITS.name),
  parentId: z.optional(z.string()),
  image: z.optional(fileAddress),
  visible: z.boolean(),
});

const shopCategoryFields = {
  name: namedText,
  parentId: z.optional(z.string()),
  sort: z.optional(z.number()),
  image: z.optional(z.string()),
  visible: z.optional(z.boolean()),
  /** Products in it and below it, each counted once. */
  productCount: z.optional(z.number()),
};

/** A shop category as one record. */
export const shopCategorySchema = sentObject({ ...entityFields, ...shopCategoryFields });
export type ShopCategory = z.output<typeof shopCategorySchema>;

/** A shop category of the tree. */
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

export const shopCategoryNodeSchema: z.ZodMiniType<ShopCategoryNode> = sentObject({
  id: z.string(),
  version: z.optional(z.number()),
  ...shopCategoryFields,
  children: z.optional(sentRows(z.lazy(() => shopCategoryNodeSchema))),
}) as z.ZodMiniType<ShopCategoryNode>;

const treeSchema = z.object({ list: readableRows(shopCategoryNodeSchema) });

export const shopCategoryTree = () =>
  queryOptions({
    queryKey: ['classify', 'tree'],
    queryFn: async ({ signal }) =>
      (await request({ call: '/supplier/classify/getTree', method: 'GET', schema: treeSchema, signal })).list,
  });

const api = entityApi('classify', shopCategorySchema, [['product'], ...NUMBERS]);
const moveTo = (position: { id: string; parentId?: string; before?: string }) =>
  api.write('doSort', position, z.unknown());

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
  const parsed = z.object({ productCount: z.number() }).safeParse(error.details.data);
  return parsed.success ? parsed.data.productCount : undefined;
}
