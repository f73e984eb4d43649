import type { Call } from '@/lib/demo/platform/endpoints';
import { shopCategoriesBelow } from '../shop-category/tree';
import { flagOf, instantOf, listPage, numberOf, readyList, valuesOf } from '@/lib/demo/platform/list-query';
import type { Condition } from '@/lib/demo/platform/marks';
import type { Platform } from '@/lib/demo/platform/platform';
import { PRODUCT_ORDERS, inStatus, type ProductRow } from './store';
import { categoriesBelow } from '../category/seed';

type Given = Condition<ProductRow>;

/** A condition with a bound; none without a value. */
const bound = (key: string, value: number | undefined, test: (row: ProductRow, value: number) => boolean): Given[] =>
  value === undefined ? [] : [{ key: `${key}:${value}`, test: (row) => test(row, value) }];

/** A condition with a set of ids; none if it is empty. */
const among = (key: string, ids: ReadonlySet<string>, idsOf: (row: ProductRow) => readonly string[]): Given[] =>
  ids.size === 0
    ? []
    : [{ key: `${key}:${[...ids].sort().join()}`, test: (row) => idsOf(row).some((id) => ids.has(id)) }];

/**
 * The filters of contract 4. A shop category or platform category includes all below it. A price filter compares the
 * lowest price a buyer can get, whatever its currency; a product with price on request has none and never matches.
 */
export function productConditions(platform: Platform, query: URLSearchParams): Given[] {
  const statuses = valuesOf(query, 'status');
  const showcase = flagOf(query, 'showcase');
  return [
    ...(statuses.length > 0 ? [inStatus(statuses)] : []),
    ...among('group', shopCategoriesBelow(platform, valuesOf(query, 'groupId')), ({ facts }) => facts.groupIds),
    ...among('category', categoriesBelow(valuesOf(query, 'categoryId')), ({ facts }) =>
      facts.categoryId === undefined ? [] : [facts.categoryId],
    ),
    ...(query.get('showcase')
      ? [{ key: `showcase:${query.get('showcase')}`, test: ({ facts }: ProductRow) => showcase(facts.showcase) }]
      : []),
    ...bound('min', numberOf(query, 'priceMin'), ({ facts }, min) => (facts.lowest ?? -Infinity) >= min),
    ...bound('max', numberOf(query, 'priceMax'), ({ facts }, max) => (facts.lowest ?? Infinity) <= max),
    ...bound('from', instantOf(query, 'updatedFrom'), ({ facts }, from) => facts.updated >= from),
    ...bound('to', instantOf(query, 'updatedTo', true), ({ facts }, to) => facts.updated <= to),
  ];
}

/** One page of products (getList), once what it needs is made. */
export async function listProducts({ platform, query, language }: Pick<Call, 'platform' | 'query' | 'language'>) {
  const rules = { sorts: PRODUCT_ORDERS, sort: 'updatedAt' };
  const conditionsIn = (one: URLSearchParams) => productConditions(platform, one);
  await readyList(platform.store('product'), rules, query, language, conditionsIn);
  return listPage(platform.store('product'), rules, query, language, conditionsIn(query));
}
