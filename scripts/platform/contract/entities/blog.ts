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
  fields: {
    title: 'By language, at most 120 characters each.',
    summary: 'Plain text for lists, at most 300 characters.',
    cover: 'Picture: https, relative or data:image/….',
    content: 'HTML by language, at most 200 kB each.',
    tags: 'At most 10, in the supplier’s words.',
    topic: 'One heading that posts are sorted by.',
    productIds: 'Products shown below the post.',
    status: 'Set by doStatus; scheduled goes to published at publishAt, by the platform.',
    publishAt: 'When it is or was published; needed for scheduled.',
    stats: 'Counted by the platform since it was published.',
    views: 'Views of its page.',
    likes: 'Readers who liked it.',
    comments: 'Comments of readers.',
  },
};
