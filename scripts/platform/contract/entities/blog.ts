import { BLOG_STATUSES, blogDraftSchema, blogSchema } from '@/lib/api/blog';
import type { EntityRow } from '../entity-row';
import { days, flags, texts } from '../filters';

export const entity: EntityRow = {
  name: 'blog',
  one: 'a post',
  many: 'posts',
  record: blogSchema,
  input: blogDraftSchema,
  sorts: ['updatedAt', 'createdAt', 'publishAt', 'title', 'views', 'likes', 'comments'],
  filters: [
    ['status', BLOG_STATUSES],
    ...texts('topic', 'tag', 'productId', 'language'),
    ...flags('cover'),
    ...days('publish', 'updated'),
  ],
  counted: ['status'],
  states: BLOG_STATUSES,
};
