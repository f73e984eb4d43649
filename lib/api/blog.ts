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
  sentSeo,
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

/** A post that buyers have seen can be hidden, but not become a draft again. */
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
  /** Required for a scheduled post; the platform checks that it is in the future. */
  publishAt: z.optional(instant),
};

/** Whether there is nothing to see: neither text nor a picture, video, table or rule. */
const isEmpty = (html: string | undefined) =>
  !/<(img|video|table|hr)\b/i.test(html ?? '') && (html ?? '').replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** A post that can be published: a title and a content in at least one language. */
export const blogInputSchema = z.looseObject(fields).check(
  z.superRefine((value, ctx) => {
    if (Object.values(value.content).every(isEmpty)) ctx.addIssue(issue('oneLanguage', ['content', 'zh']));
  }),
);

/** A draft requires a title only; fields that are filled in must be valid. */
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
  seo: sentSeo,
  status: z.enum(BLOG_STATUSES),
  publishAt: z.optional(instant),
  stats: z._default(z.looseObject({ views: z.number(), likes: z.number(), comments: z.number() }), {
    views: 0,
    likes: 0,
    comments: 0,
  }),
});
export type Blog = z.output<typeof blogSchema>;

export const blogApi = entityApi('blog', blogSchema, NUMBERS);

/** How many of the latest posts topics and tags are collected from. */
const MAX_POSTS_READ = 50;
const postTerms = listOf(sentObject({ topic: z.optional(z.string()), tags: sentTexts }));

/** The most used first; equally used ones keep the order of their posts. */
function byUse(all: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const word of all) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** Topics and tags in use, as suggestions; the contract has no call of its own for them. */
export const blogTerms = () =>
  queryOptions({
    queryKey: [...blogApi.key, 'words'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: MAX_POSTS_READ, sort: 'updatedAt', order: 'desc' };
      const { list } = await request({
        call: '/supplier/blog/getList',
        method: 'GET',
        query,
        schema: postTerms,
        signal,
      });
      return {
        topics: byUse(list.flatMap(({ topic }) => topic || [])),
        tags: byUse(list.flatMap(({ tags }) => tags)),
      };
    },
    meta: { quiet: true },
  });
