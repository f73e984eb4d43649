import type { Two } from '../product/seed/kind';

/** A post as written, in two languages; a missing English text is empty. */
export interface Post {
  title: Two;
  summary: string;
  topic: '选型指南' | '安装维护' | '行业应用' | '技术解读' | '公司新闻' | '出口实务';
  tags: string;
  /** Kinds of products that the post is about; the first one is its cover. */
  kinds: string;
  parts: readonly { head: Two; text: Two; points?: readonly Two[] }[];
}
