import { choiceFilter, dayRanges, flagFilter, idsFilter, textFilter } from '@/components/ui/table/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { BLOG_STATUSES, blogApi, type Blog, type BlogStatus } from '@/lib/api/blog';
import { CONTENT_LANGUAGES } from '@/lib/i18n/localized';

/** States in the order of the tabs: what buyers see first. */
export const STATUS_ORDER: readonly BlogStatus[] = ['published', 'scheduled', 'draft', 'hidden'];
export const BLOG_SORTS = ['updatedAt', 'createdAt', 'publishAt', 'title', 'views', 'likes', 'comments'] as const;

/** What the list of posts asks of the platform, and what its address may say (contract 4). */
export const BLOG_LIST: EntityListOptions<Blog> = {
  name: 'blog',
  api: blogApi,
  filters: {
    keyword: textFilter(),
    status: choiceFilter(BLOG_STATUSES),
    topic: idsFilter,
    tag: idsFilter,
    productId: idsFilter,
    language: choiceFilter(CONTENT_LANGUAGES),
    cover: flagFilter,
    ...dayRanges('publish', 'updated'),
  },
  sorts: BLOG_SORTS,
  views: { param: 'status', values: STATUS_ORDER },
};
