import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './request/request';
import { namedText, readableRows, sentObject, sentRows, sentTexts } from './values';

/** A node of the platform's category tree; read only. */
export interface Category {
  id: string;
  name: Record<string, string>;
  leaf: boolean;
  attributes?: { name: string; required: boolean; options?: string[] }[];
  children?: Category[];
}

export const categorySchema: z.ZodMiniType<Category> = sentObject({
  id: z.string(),
  name: namedText,
  leaf: z._default(z.boolean(), false),
  attributes: z.optional(
    sentRows(
      sentObject({
        name: z.string(),
        required: z._default(z.boolean(), false),
        options: z.optional(sentTexts),
      }),
    ),
  ),
  children: z.optional(sentRows(z.lazy(() => categorySchema))),
}) as z.ZodMiniType<Category>;

const treeSchema = z.object({ list: readableRows(categorySchema) });

/** Categories change rarely: fetched once per session. */
export const categoryTree = () =>
  queryOptions({
    queryKey: ['category', 'tree'],
    queryFn: async ({ signal }) =>
      (await request({ call: '/supplier/category/getTree', method: 'GET', schema: treeSchema, signal })).list,
    staleTime: Infinity,
  });
