import type { Contact } from '@/lib/api/shop-contact';
import type { ShopDetail } from '@/lib/api/shop-detail';
import type { ShopInfo } from '@/lib/api/shop-info';
import type { ShopResource } from '@/lib/api/shop-resource';
import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedContacts } from './seed/contacts';
import { seedDetail } from './seed/detail';
import { seedInfo } from './seed/info';
import { seedResources } from './seed/strength';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

/** What there is one of is a store with one record. */
export type InfoStore = EntityStore<ShopInfo>;
export type DetailStore = EntityStore<ShopDetail>;
export type ContactStore = EntityStore<Contact, TextFacts>;
export type ResourceStore = EntityStore<ShopResource, TextFacts>;

const textOf = (...parts: (string | undefined)[]): TextFacts => ({ text: parts.join('\n').toLowerCase() });

export const createInfoStore = ({ epoch }: SeedContext): InfoStore =>
  new EntityStore(() => undefined, [seedInfo(epoch)]);

export const createDetailStore = ({ epoch }: SeedContext): DetailStore =>
  new EntityStore(() => undefined, [seedDetail(epoch)]);

export const createContactStore = ({ epoch }: SeedContext): ContactStore =>
  new EntityStore<Contact, TextFacts>(
    ({ name, position, department, email, mobile }) => textOf(name, position, department, email, mobile),
    seedContacts(epoch),
  );

export const createResourceStore = ({ epoch }: SeedContext): ResourceStore =>
  new EntityStore<ShopResource, TextFacts>(
    ({ title, description, issuedBy, number }) => textOf(title, description, issuedBy, number),
    seedResources(epoch),
  );

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    shopInfo: InfoStore;
    shopDetail: DetailStore;
    shopContact: ContactStore;
    shopResource: ResourceStore;
  }
}
