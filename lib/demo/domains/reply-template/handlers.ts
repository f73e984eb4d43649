import { createTemplateStore } from './store';
import { templateInputSchema, templateSchema, type ReplyTemplate } from '@/lib/api/reply-template';
import { entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { oneOf, type TextFacts } from '@/lib/demo/platform/list-query';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked } from '@/lib/demo/platform/save';
import { titleKey } from '@/lib/demo/platform/title-key';

/** Texts of frequent replies (contract 4). Filter: language. */
export function handlers(platform: Platform) {
  const rules: EntityRules<ReplyTemplate, TextFacts> = {
    name: 'replyTemplate',
    store: () => platform.store('replyTemplate'),
    rights: { read: 'inquiry:read', edit: 'replyTemplate:edit', delete: 'replyTemplate:delete' },
    sorts: {
      title: ({ record }) => titleKey(record.title),
      updatedAt: ({ record }) => record.updatedAt,
      createdAt: ({ record }) => record.createdAt,
    },
    sort: 'title',
    ascending: ['title'],
    filter({ query }) {
      const spoken = oneOf(query, 'language');
      return ({ record }) => spoken(record.language);
    },
    view: () => (template) => template,
    known: templateSchema,
    save: (call, fields) => checked(call, templateInputSchema, fields),
  };
  return entityHandlers(platform, rules);
}

export const stores = { replyTemplate: createTemplateStore };
