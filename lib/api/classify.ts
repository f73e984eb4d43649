import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { NUMBERS, entityApi } from './entity';
import { isApiError } from './request/errors';
import { request } from './request/request';
import { entityFields, fileAddress, filledLocalized, namedText, readableRows, sentObject, sentRows } from './values';

/** The supplier's own tree of product groups (contract 4). */

export const GROUP_LIMITS = {
  name: 64,
  /** Groups within groups. */
  depth: 4,
} as const;

/** What `doEdit` takes; a group's place among its sisters is `doSort`'s. */
export const groupInputSchema = z.looseObject({
  name: filledLocalized(GROUP_LIMITS.name),
  parentId: z.optional(z.string()),
  image: z.optional(fileAddress),
  visible: z.boolean(),
});

const groupFields = {
  name: namedText,
  parentId: z.optional(z.string()),
  sort: z.optional(z.number()),
  image: z.optional(z.string()),
  visible: z.optional(z.boolean()),
  /** Products in it or below it; one that is in two of them counts once. */
  productCount: z.optional(z.number()),
};

/** A group as one record. */
export const groupSchema = sentObject({ ...entityFields, ...groupFields });
export type Group = z.output<typeof groupSchema>;

/** A group of the tree. */
export interface ProductGroup {
  id: string;
  version?: number;
  name: Record<string, string>;
  parentId?: string;
  sort?: number;
  image?: string;
  visible?: boolean;
  productCount?: number;
  children?: ProductGroup[];
}

const nodeSchema: z.ZodMiniType<ProductGroup> = sentObject({
  id: z.string(),
  version: z.optional(z.number()),
  ...groupFields,
  children: z.optional(sentRows(z.lazy(() => nodeSchema))),
}) as z.ZodMiniType<ProductGroup>;

const treeSchema = z.object({ list: readableRows(nodeSchema) });

export const groupTree = () =>
  queryOptions({
    queryKey: ['classify', 'tree'],
    queryFn: async ({ signal }) =>
      (await request({ call: '/supplier/classify/getTree', method: 'GET', schema: treeSchema, signal })).list,
  });

const api = entityApi('classify', groupSchema, [['product'], ...NUMBERS]);
const moveTo = (place: { id: string; parentId?: string; before?: string }) => api.write('doSort', place, z.unknown());

export const classifyApi = {
  ...api,
  /** Before a sister, or last, below `parentId` ('' is the top). */
  moveTo,
  move: () => api.change(moveTo),
  /** Deletes with all below; `moveTo` says where the products go, '' leaves them without a group. */
  delete: () =>
    api.change(({ ids, moveTo }: { ids: string[]; moveTo?: string }) =>
      api.remove(ids, moveTo === undefined ? {} : { moveTo }),
    ),
};

/** How many products a group that was not deleted (409) asks a place for, or undefined for any other failure. */
export function productsInTheWay(error: unknown): number | undefined {
  if (!isApiError(error, 'conflict')) return undefined;
  const parsed = z.object({ productCount: z.number() }).safeParse(error.details.data);
  return parsed.success ? parsed.data.productCount : undefined;
}
