import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './request';

/** A group of the supplier's own tree of products. */
export interface ProductGroup {
  id: string;
  name: Record<string, string>;
  productCount?: number;
  visible?: boolean;
  children?: ProductGroup[];
}

const groupSchema: z.ZodMiniType<ProductGroup> = z.looseObject({
  id: z.string(),
  name: z.record(z.string(), z.string()),
  productCount: z.optional(z.number()),
  visible: z.optional(z.boolean()),
  children: z.optional(z.array(z.lazy(() => groupSchema))),
}) as z.ZodMiniType<ProductGroup>;

const treeSchema = z.object({ list: z.array(groupSchema) });

export const groupTree = () =>
  queryOptions({
    queryKey: ['classify', 'tree'],
    queryFn: async ({ signal }) =>
      (await request({ call: '/supplier/classify/getTree', method: 'GET', schema: treeSchema, signal })).list,
  });
