import type { ReplyTemplate } from '@/lib/api/reply-template';
import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedTemplates } from './seed';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

export type TemplateStore = EntityStore<ReplyTemplate, TextFacts>;

export const createTemplateStore = ({ epoch }: SeedContext): TemplateStore =>
  new EntityStore<ReplyTemplate, TextFacts>(
    ({ title, content }) => ({ text: `${title}\n${content}`.toLowerCase() }),
    seedTemplates(epoch),
  );

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    replyTemplate: TemplateStore;
  }
}
