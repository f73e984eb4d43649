import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { NUMBERS, entityApi } from './entity';
import { request } from './request/request';
import {
  entityFields,
  fileAddress,
  filledLocalized,
  filledText,
  instant,
  issue,
  listOf,
  localizedHtml,
  namedText,
  sentObject,
  sentText,
  sentTexts,
  seo,
  shortText,
} from './values';

/** Blog posts (contract 4). */

export const BLOG_STATUSES = ['draft', 'scheduled', 'published', 'hidden'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

export const BLOG_LIMITS = {
  title: 120,
  summary: 300,
  tags: 10,
  tag: 32,
  topic: 64,
  /** Bytes of UTF-8 in each language. */
  content: 200_000,
} as const;

/** A post that was seen by buyers is hidden, never a draft again. */
export const BLOG_TRANSITIONS: Record<BlogStatus, readonly BlogStatus[]> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'published'],
  published: ['hidden'],
  hidden: ['published', 'scheduled'],
};

const fields = {
  title: filledLocalized(BLOG_LIMITS.title),
  summary: z.optional(shortText(BLOG_LIMITS.summary)),
  cover: z.optional(fileAddress),
  content: localizedHtml(BLOG_LIMITS.content),
  tags: z.array(filledText(BLOG_LIMITS.tag)).check(z.maxLength(BLOG_LIMITS.tags)),
  topic: z.optional(shortText(BLOG_LIMITS.topic)),
  productIds: z.array(z.string()),
  seo: z.optional(seo),
  /** Needed where it is scheduled; that it lies ahead is the platform's to say. */
  publishAt: z.optional(instant),
};

/** Text without markup, or a picture or film: something to see. */
const isEmpty = (html: string | undefined) =>
  !/<(img|video|table|hr)\b/i.test(html ?? '') && (html ?? '').replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** A post that buyers may read: a title and a text in one language at least. */
export const blogInputSchema = z.looseObject(fields).check(
  z.superRefine((value, ctx) => {
    if (Object.values(value.content).every(isEmpty)) ctx.addIssue(issue('oneLanguage', ['content', 'zh']));
  }),
);

/** A draft needs a title only; what is filled in must be right. */
export const blogDraftSchema = z.looseObject({ ...z.partial(z.object(fields)).shape, title: fields.title });

export const blogSchema = sentObject({
  ...entityFields,
  title: namedText,
  summary: z._default(z.string(), ''),
  cover: z.optional(z.string()),
  content: sentText,
  tags: sentTexts,
  topic: z.optional(z.string()),
  productIds: sentTexts,
  seo: z.optional(
    sentObject({ title: z.optional(z.string()), description: z.optional(z.string()), slug: z.optional(z.string()) }),
  ),
  status: z.enum(BLOG_STATUSES),
  publishAt: z.optional(instant),
  stats: z._default(z.object({ views: z.number(), likes: z.number(), comments: z.number() }), {
    views: 0,
    likes: 0,
    comments: 0,
  }),
});
export type Blog = z.output<typeof blogSchema>;

export const blogApi = entityApi('blog', blogSchema, NUMBERS);

/** Of how many posts, the latest, the words are gathered. */
const WORDS_OF = 50;
const words = listOf(sentObject({ topic: z.optional(z.string()), tags: sentTexts }));

/** The most used first; words used as often stay in the order of their posts. */
function byUse(all: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const word of all) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** Topics and tags in use, to choose from; the contract has no call of its own for them. */
export const blogWords = () =>
  queryOptions({
    queryKey: [...blogApi.key, 'words'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: WORDS_OF, sort: 'updatedAt', order: 'desc' };
      const { list } = await request({ call: '/supplier/blog/getList', method: 'GET', query, schema: words, signal });
      return {
        topics: byUse(list.flatMap(({ topic }) => topic || [])),
        tags: byUse(list.flatMap(({ tags }) => tags)),
      };
    },
    meta: { quiet: true },
  });
