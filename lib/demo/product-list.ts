import type { Call } from './endpoints';
import { groupsBelow } from './group-tree';
import { flagOf, instantOf, listPage, numberOf, oneOf, valuesOf } from './list-query';
import type { Platform } from './platform';
import { PRODUCT_ORDERS, type ProductRow } from './product-store';
import { categoriesBelow } from './seed/categories';

/**
 * The filters of contract 4. A group or category stands for all below it. A price filter compares the lowest price a
 * buyer can get, whatever its currency; a negotiable product has none and is found by no price filter.
 */
export function productFilter(platform: Platform, query: URLSearchParams): (row: ProductRow) => boolean {
  const status = oneOf(query, 'status');
  const groups = groupsBelow(platform, valuesOf(query, 'groupId'));
  const categories = categoriesBelow(valuesOf(query, 'categoryId'));
  const showcase = flagOf(query, 'showcase');
  const min = numberOf(query, 'priceMin');
  const max = numberOf(query, 'priceMax');
  const from = instantOf(query, 'updatedFrom') ?? -Infinity;
  const to = instantOf(query, 'updatedTo', true) ?? Infinity;
  const priced = min !== undefined || max !== undefined;
  return ({ record, facts }) =>
    status(record.status) &&
    (groups.size === 0 || record.groupIds.some((id) => groups.has(id))) &&
    (categories.size === 0 || (record.categoryId !== undefined && categories.has(record.categoryId))) &&
    showcase(record.showcase) &&
    (!priced || (facts.lowest !== undefined && facts.lowest >= (min ?? 0) && facts.lowest <= (max ?? Infinity))) &&
    facts.updated >= from &&
    facts.updated <= to;
}

/** One page of products (getList). */
export const listProducts = ({ platform, query, language }: Pick<Call, 'platform' | 'query' | 'language'>) =>
  listPage(
    platform.products.store,
    { sorts: PRODUCT_ORDERS, sort: 'updatedAt' },
    query,
    language,
    productFilter(platform, query),
  );
