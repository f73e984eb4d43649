import { STRENGTH_KINDS, strengthInputSchema, strengthSchema, type StrengthEntry } from '@/lib/api/strength';
import { entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { oneOf, within, textFacts, type TextFacts } from '@/lib/demo/platform/list-query';
import { withPictures, withTokens } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked } from '@/lib/demo/platform/save';
import { dayInShop } from '@/lib/demo/platform/shop-days';
import { titleKey } from '@/lib/demo/platform/title-key';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { paths } from '@/lib/router/paths';
import { expiringBy } from '@/lib/util/expiry';
import { seedStrength } from './seed';

const PICTURE_FIELDS = ['images'];

/**
 * Company strength (contract 4). Every account may read it: products refer to its certificates. Filters: kind,
 * validFrom and validTo (the range of the last valid day).
 */
export function handlers(platform: Platform) {
  const store = () => platform.store('shopResource');
  const rules: EntityRules<StrengthEntry, TextFacts> = {
    name: 'shopResource',
    store,
    rights: { edit: 'shopResource:edit', delete: 'shopResource:delete' },
    sorts: {
      sort: ({ record }) => record.sort,
      updatedAt: ({ record }) => record.updatedAt,
      createdAt: ({ record }) => record.createdAt,
      title: ({ record }) => titleKey(record.title),
      validTo: ({ record }) => record.validTo,
      kind: ({ record }) => STRENGTH_KINDS.indexOf(record.kind),
    },
    sort: 'sort',
    ascending: ['sort', 'title', 'validTo', 'kind'],
    counted: { kind: () => STRENGTH_KINDS },
    filter({ query }) {
      const kind = oneOf(query, 'kind');
      const valid = within(query, 'valid');
      return ({ record }) => kind(record.kind) && valid(record.validTo);
    },
    view: () => (entry) => withPictures(entry, PICTURE_FIELDS),
    known: strengthSchema,
    save(call, fields, before) {
      const entry = checked(call, strengthInputSchema, fields);
      const last = store()
        .records()
        .reduce((max, { sort }) => Math.max(max, sort), -1);
      return { ...withTokens(entry, PICTURE_FIELDS), sort: entry.sort ?? before?.sort ?? last + 1 };
    },
  };
  return entityHandlers(platform, rules);
}

type StrengthStore = EntityStore<StrengthEntry, TextFacts>;

export function todos(platform: Platform) {
  const { validTo } = expiringBy(dayInShop(platform.now()));
  const expiring = ({ kind, validTo: end = '' }: StrengthEntry) =>
    kind === 'certificate' && end !== '' && end <= validTo;
  const count = platform.store('shopResource').records().filter(expiring).length;
  const path = paths.strength({ kind: 'certificate', validTo });
  return [{ kind: 'certificate', right: 'shop:read', count, path, rank: 6 }];
}

export const stores = {
  shopResource: ({ epoch }: SeedContext): StrengthStore =>
    new EntityStore<StrengthEntry, TextFacts>(
      ({ title, description, issuedBy, number }) => textFacts(title, description, issuedBy, number),
      seedStrength(epoch),
    ),
};

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    shopResource: StrengthStore;
  }
}
