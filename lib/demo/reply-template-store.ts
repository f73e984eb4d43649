import type { ReplyTemplate } from '@/lib/api/reply-template';
import type { TextFacts } from './list-query';
import { seedTemplates } from './seed/inquiry/templates';
import { EntityStore } from './store';
import type { SeedContext } from './stores';

export type TemplateStore = EntityStore<ReplyTemplate, TextFacts>;

export const createTemplateStore = ({ epoch }: SeedContext): TemplateStore =>
  new EntityStore<ReplyTemplate, TextFacts>(
    ({ title, content }) => ({ text: `${title}\n${content}`.toLowerCase() }),
    seedTemplates(epoch),
  );
