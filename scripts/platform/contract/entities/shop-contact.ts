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
  fields: {
    name: 'As buyers address the person.',
    position: 'Job title.',
    department: 'Within the company.',
    phone: 'Office number with country code.',
    mobile: 'With country code.',
    email: 'At most 255 characters.',
    whatsapp: 'Number with country code.',
    wechat: 'WeChat id.',
    skype: 'Skype name.',
    timezone: 'IANA; when the person can be reached.',
    languages: 'That the person answers in, BCP 47.',
    avatar: 'Picture: https, relative or data:image/….',
    primary: 'The first contact of the shop; exactly one is.',
    visible: 'Whether buyers see the person.',
    names: 'The name by language, for papers; feature letterhead.',
    positions: 'The job title by language, for papers; feature letterhead.',
  },
};
