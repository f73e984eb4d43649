import { queryOptions } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { NUMBERS, entityApi } from './entity';
import { request } from './request/request';
import {
  entityFields,
  fileAddress,
  filledLocalized,
  filledText,
  instant,
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
  summary: v.optional(shortText(BLOG_LIMITS.summary)),
  cover: v.optional(fileAddress),
  content: localizedHtml(BLOG_LIMITS.content),
  tags: v.arrayUpTo(BLOG_LIMITS.tags, filledText(BLOG_LIMITS.tag)),
  topic: v.optional(shortText(BLOG_LIMITS.topic)),
  productIds: v.array(v.string()),
  seo: v.optional(seo),
  /** Required for a scheduled post; the platform checks that it is in the future. */
  publishAt: v.optional(instant),
};

/** Whether there is nothing to see: neither text nor a picture, video, table or rule. */
const isEmpty = (html: string | undefined) =>
  !/<(img|video|table|hr)\b/i.test(html ?? '') && (html ?? '').replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** A post that can be published: a title and a content in at least one language. */
export const blogInputSchema = v.pipe(
  v.looseObject(fields),
  v.rule((value, fault) => {
    if (Object.values(value.content).every(isEmpty)) fault('oneLanguage', ['content', 'zh']);
  }),
);

/** A draft requires a title only; fields that are filled in must be valid. */
export const blogDraftSchema = v.looseObject({ ...v.partial(v.object(fields)).entries, title: fields.title });

export const blogSchema = sentObject({
  ...entityFields,
  title: namedText,
  summary: v.optional(v.string(), ''),
  cover: v.optional(v.string()),
  content: sentText,
  tags: sentTexts,
  topic: v.optional(v.string()),
  productIds: sentTexts,
  seo: sentSeo,
  status: v.picklist(BLOG_STATUSES),
  publishAt: v.optional(instant),
  stats: v.optional(v.looseObject({ views: v.number(), likes: v.number(), comments: v.number() }), () => ({
    views: 0,
    likes: 0,
    comments: 0,
  })),
});
export type Blog = v.InferOutput<typeof blogSchema>;

export const blogApi = entityApi('blog', blogSchema, NUMBERS);

/** How many of the latest posts topics and tags are collected from. */
const MAX_POSTS_READ = 50;
const postTerms = listOf(sentObject({ topic: v.optional(v.string()), tags: sentTexts }));

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
