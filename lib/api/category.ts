import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './request/request';
import { namedText, readableRows, sentObject, sentRows } from './values';

/** A word of the platform: a text, or its texts by language. Of these, products hold the English one, which buyers read. */
export interface Word {
  code: string;
  texts: Record<string, string>;
}

/** The first text that is not blank; '' if there is none. */
const firstText = (texts: readonly (string | undefined)[]) => texts.find((text) => text?.trim())?.trim() ?? '';

const word: z.ZodMiniType<Word> = z
  .union([
    z.pipe(
      z.string(),
      z.transform((text): Word => ({ code: text.trim(), texts: {} })),
    ),
    z.pipe(
      namedText,
      z.transform((texts): Word => ({ code: firstText([texts.en, ...Object.values(texts)]), texts })),
    ),
  ])
  // Without any text there is nothing that a product could hold: such a word is left out.
  .check(z.refine(({ code }) => code !== ''));

/** A node of the platform's category tree; read only. */
export interface Category {
  id: string;
  name: Record<string, string>;
  leaf: boolean;
  attributes?: { name: Word; required: boolean; options?: Word[] }[];
  children?: Category[];
}

export const categorySchema: z.ZodMiniType<Category> = sentObject({
  id: z.string(),
  name: namedText,
  leaf: z._default(z.boolean(), false),
  attributes: z.optional(
    sentRows(
      sentObject({
        name: word,
        required: z._default(z.boolean(), false),
        options: z.optional(sentRows(word)),
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
