import { flagFilter, idsFilter, textFilter } from '@/components/ui/table/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { shopContactApi, type Contact } from '@/lib/api/shop-contact';

/** Names the platform sorts contacts by, in the order of the menu. */
export const CONTACT_SORTS = ['primary', 'name', 'createdAt', 'updatedAt'] as const;

/** What the list of contacts asks of the platform, and what its address may say. */
export const CONTACT_LIST: EntityListOptions<Contact> = {
  name: 'shopContact',
  api: shopContactApi,
  filters: {
    keyword: textFilter(),
    visible: flagFilter,
    language: idsFilter,
  },
  sorts: CONTACT_SORTS,
  defaultSort: { by: 'primary', order: 'asc' },
  views: { param: 'visible', values: ['true', 'false'] },
};
