import { templateInputSchema, templateSchema, type ReplyTemplate } from '@/lib/api/reply-template';
import { entityHandlers, type EntityRules } from './entity';
import { oneOf, type TextFacts } from './list-query';
import type { Platform } from './platform';
import { checked } from './save';
import { titleKey } from './title-key';

/** Answers that are sent often (contract 4). Filter: language. */
export function templateHandlers(platform: Platform) {
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
