import { RESOURCE_KINDS, resourceInputSchema, resourceSchema, type ShopResource } from '@/lib/api/shop-resource';
import { entityHandlers, type EntityRules } from './entity';
import { oneOf, within, type TextFacts } from './list-query';
import { drawn, undrawn } from './pictures';
import type { Platform } from './platform';
import { checked } from './save';
import { titleKey } from './title-key';

const DRAWN = ['images'];

/**
 * Company strength (contract 4). Every account may read it: products refer to its certificates. Filters: kind, validFrom
 * and validTo (the day it runs out lies between them).
 */
export function resourceHandlers(platform: Platform) {
  const store = () => platform.store('shopResource');
  const rules: EntityRules<ShopResource, TextFacts> = {
    name: 'shopResource',
    store,
    rights: { edit: 'shopResource:edit', delete: 'shopResource:delete' },
    sorts: {
      sort: ({ record }) => record.sort,
      updatedAt: ({ record }) => record.updatedAt,
      createdAt: ({ record }) => record.createdAt,
      title: ({ record }) => titleKey(record.title),
      validTo: ({ record }) => record.validTo,
      kind: ({ record }) => RESOURCE_KINDS.indexOf(record.kind),
    },
    sort: 'sort',
    ascending: ['sort', 'title', 'validTo', 'kind'],
    counted: { kind: () => RESOURCE_KINDS },
    filter({ query }) {
      const kind = oneOf(query, 'kind');
      const valid = within(query, 'valid');
      return ({ record }) => kind(record.kind) && valid(record.validTo);
    },
    view: () => (resource) => drawn(resource, DRAWN),
    known: resourceSchema,
    save(call, fields, before) {
      const resource = checked(call, resourceInputSchema, fields);
      const last = store()
        .records()
        .reduce((max, { sort }) => Math.max(max, sort), -1);
      return { ...undrawn(resource, DRAWN), sort: resource.sort ?? before?.sort ?? last + 1 };
    },
  };
  return entityHandlers(platform, rules);
}
