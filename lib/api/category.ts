import { queryOptions } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { request } from './request/request';
import { namedText, readableRows, sentObject, sentRows } from './values';

/** A word of the platform: a text, or its texts by language. Of these, products hold the English one, which buyers read. */
export interface Word {
  code: string;
  texts: Record<string, string>;
}

/** The first text that is not blank; '' if there is none. */
const firstText = (texts: readonly (string | undefined)[]) => texts.find((text) => text?.trim())?.trim() ?? '';

const word: v.Schema<Word> = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text): Word => ({ code: text.trim(), texts: {} })),
    ),
    v.pipe(
      namedText,
      v.transform((texts): Word => ({ code: firstText([texts.en, ...Object.values(texts)]), texts })),
    ),
  ]),
  // Without any text there is nothing that a product could hold: such a word is left out.
  v.check(({ code }) => code !== ''),
);

/** A node of the platform's category tree; read only. */
export interface Category {
  id: string;
  name: Record<string, string>;
  leaf: boolean;
  attributes?: { name: Word; required: boolean; options?: Word[] }[];
  children?: Category[];
}

export const categorySchema: v.Schema<Category> = sentObject({
  id: v.string(),
  name: namedText,
  leaf: v.optional(v.boolean(), false),
  attributes: sentRows(
    sentObject({
      name: word,
      required: v.optional(v.boolean(), false),
      options: sentRows(word),
    }),
  ),
  children: sentRows(v.lazy(() => categorySchema)),
}) as v.Schema<Category>;

const treeSchema = v.object({ list: readableRows(categorySchema) });

/** Categories change rarely: fetched once per session. */
export const categoryTree = () =>
  queryOptions({
    queryKey: ['category', 'tree'],
    queryFn: async ({ signal }) =>
      (await request({ call: '/supplier/category/getTree', method: 'GET', schema: treeSchema, signal })).list,
    staleTime: Infinity,
  });
