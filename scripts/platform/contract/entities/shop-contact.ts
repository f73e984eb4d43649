import { contactInputSchema, contactSchema } from '@/lib/api/contact';
import type { EntityRow } from '../entity-row';
import { flags, texts } from '../filters';

export const entity: EntityRow = {
  name: 'shopContact',
  one: 'a contact',
  many: 'contacts',
  record: contactSchema,
  input: contactInputSchema,
  sorts: ['primary', 'name', 'createdAt', 'updatedAt'],
  filters: [...flags('visible', 'primary'), ...texts('language')],
  counted: ['visible'],
};
