import type { Two } from '../product/seed/kind';

/** A post as written: two languages side by side; what has no English yet leaves it empty. */
export interface Post {
  title: Two;
  summary: string;
  topic: '选型指南' | '安装维护' | '行业应用' | '技术解读' | '公司新闻' | '出口实务';
  tags: string;
  /** Kinds of products that it speaks of; the first one is its cover. */
  kinds: string;
  parts: readonly { head: Two; text: Two; points?: readonly Two[] }[];
}
