import { contactInputSchema, contactSchema, type Contact } from '@/lib/api/contact';
import { Refusal } from '@/lib/demo/platform/answer';
import { entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { flagOf, oneOf, textFacts, type TextFacts } from '@/lib/demo/platform/list-query';
import { withPictures, withTokens } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked, touched } from '@/lib/demo/platform/save';
import { titleKey } from '@/lib/demo/platform/title-key';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { seedContacts } from './seed';

const PICTURE_FIELDS = ['avatar'];

/**
 * Contact persons (contract 4), exactly one of them primary: the first contact is, making another one primary removes
 * the mark from the former, and the mark cannot just be removed. Filters: visible, primary, department, language.
 */
export function handlers(platform: Platform) {
  const store = () => platform.store('shopContact');
  const rules: EntityRules<Contact, TextFacts> = {
    name: 'shopContact',
    store,
    rights: { read: 'shop:read', edit: 'shopContact:edit', delete: 'shopContact:delete' },
    sorts: {
      // The primary one first, then by creation.
      primary: ({ record }) => `${record.primary ? 0 : 1}${record.createdAt}`,
      name: ({ record }) => titleKey(record.name),
      updatedAt: ({ record }) => record.updatedAt,
      createdAt: ({ record }) => record.createdAt,
    },
    sort: 'primary',
    ascending: ['primary', 'name'],
    counted: { visible: () => ['true', 'false'] },
    filter({ query }) {
      const visible = flagOf(query, 'visible');
      const primary = flagOf(query, 'primary');
      const department = oneOf(query, 'department');
      const spoken = oneOf(query, 'language');
      return ({ record }) =>
        visible(record.visible) &&
        primary(record.primary) &&
        department(record.department) &&
        (spoken(undefined) || record.languages.some(spoken));
    },
    view: () => (contact) => withPictures(contact, PICTURE_FIELDS),
    known: contactSchema,
    save(call, fields, before) {
      const contact = checked(call, contactInputSchema, fields, ({ primary }, addError) => {
        if (before?.primary && primary === false) addError('primary', 'onePrimary');
      });
      const only = store()
        .records()
        .every(({ id }) => id === before?.id);
      return { ...withTokens(contact, PICTURE_FIELDS), primary: contact.primary || only };
    },
    saved(call, contact) {
      if (!contact.primary) return;
      for (const other of store().records())
        if (other.primary && other.id !== contact.id) store().put(touched(call, { ...other, primary: false }));
    },
    removing({ say }, contacts) {
      if (contacts.some(({ primary }) => primary)) throw new Refusal(400, say('onePrimary'));
      return contacts;
    },
  };
  return entityHandlers(platform, rules);
}

type ContactStore = EntityStore<Contact, TextFacts>;

export const stores = {
  shopContact: ({ epoch }: SeedContext): ContactStore =>
    new EntityStore<Contact, TextFacts>(
      ({ name, position, department, email, mobile }) => textFacts(name, position, department, email, mobile),
      seedContacts(epoch),
    ),
};

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    shopContact: ContactStore;
  }
}
