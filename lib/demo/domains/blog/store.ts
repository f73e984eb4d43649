import type { Blog } from '@/lib/api/blog';
import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedBlogs } from './seed';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

export interface BlogFacts extends TextFacts {
  /** Sort keys of the title by language, calculated on first use. */
  titleKeys: Record<string, string>;
}
export type BlogStore = EntityStore<Blog, BlogFacts>;

const plain = (html: string | undefined) => (html ?? '').replace(/<[^>]*>/g, ' ');

const textOf = ({ title, summary, tags, topic, content }: Blog) =>
  [title.zh, title.en, summary, topic, ...tags, plain(content.zh), plain(content.en)].join('\n').toLowerCase();

export const createBlogStore = (context: SeedContext): BlogStore =>
  new EntityStore<Blog, BlogFacts>((blog) => ({ text: textOf(blog), titleKeys: {} }), seedBlogs(context));

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    blog: BlogStore;
  }
}
