import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './request';

/** A node of the platform's category tree; read only. */
export interface Category {
  id: string;
  name: Record<string, string>;
  leaf: boolean;
  attributes?: { name: string; required: boolean; options?: string[] }[];
  children?: Category[];
}

const categorySchema: z.ZodMiniType<Category> = z.object({
  id: z.string(),
  name: z.record(z.string(), z.string()),
  leaf: z._default(z.boolean(), false),
  attributes: z.optional(
    z.array(
      z.object({
        name: z.string(),
        required: z._default(z.boolean(), false),
        options: z.optional(z.array(z.string())),
      }),
    ),
  ),
  children: z.optional(z.array(z.lazy(() => categorySchema))),
}) as z.ZodMiniType<Category>;

const treeSchema = z.object({ list: z.array(categorySchema) });

/** Categories change rarely: asked once a session. */
export const categoryTree = () =>
  queryOptions({
    queryKey: ['category', 'tree'],
    queryFn: async ({ signal }) =>
      (await request({ call: '/supplier/category/getTree', method: 'GET', schema: treeSchema, signal })).list,
    staleTime: Infinity,
  });
