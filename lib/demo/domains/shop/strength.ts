import { RESOURCE_KINDS, resourceInputSchema, resourceSchema, type ShopResource } from '@/lib/api/shop-resource';
import { entityHandlers, type EntityRules } from '@/lib/demo/platform/entity';
import { oneOf, within, type TextFacts } from '@/lib/demo/platform/list-query';
import { drawn, undrawn } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { checked } from '@/lib/demo/platform/save';
import { titleKey } from '@/lib/demo/platform/title-key';

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
