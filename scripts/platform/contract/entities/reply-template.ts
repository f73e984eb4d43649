import { templateInputSchema, templateSchema } from '@/lib/api/reply-template';
import type { EntityRow } from '../entity-row';

export const entity: EntityRow = {
  name: 'replyTemplate',
  one: 'a reply template',
  many: 'reply templates',
  record: templateSchema,
  input: templateInputSchema,
  fields: {
    title: 'For the supplier’s own list.',
    content: 'Plain text put into a reply.',
  },
};
