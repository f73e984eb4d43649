import type { Call } from './endpoints';
import { groupsBelow } from './group-tree';
import { instantOf, listRequest, numberOf, valuesOf } from './list-query';
import type { Platform } from './platform';
import { PRODUCT_SORTS, productSort, type ProductRow, type ProductSort } from './product-store';
import { categoriesBelow } from './seed/categories';

/**
 * The filters of contract 4. A group or category stands for all below it. A price filter compares the lowest price a
 * buyer can get, whatever its currency; a negotiable product has none and is found by no price filter.
 */
function productFilter(platform: Platform, query: URLSearchParams, words: readonly string[]) {
  const statuses = new Set(valuesOf(query, 'status'));
  const groups = groupsBelow(platform, valuesOf(query, 'groupId'));
  const categories = categoriesBelow(valuesOf(query, 'categoryId'));
  const showcase = query.get('showcase');
  const min = numberOf(query, 'priceMin');
  const max = numberOf(query, 'priceMax');
  const from = instantOf(query, 'updatedFrom') ?? -Infinity;
  const to = instantOf(query, 'updatedTo', true) ?? Infinity;
  const priced = min !== undefined || max !== undefined;
  return ({ record, facts }: ProductRow): boolean =>
    (statuses.size === 0 || statuses.has(record.status)) &&
    (groups.size === 0 || record.groupIds.some((id) => groups.has(id))) &&
    (categories.size === 0 || (record.categoryId !== undefined && categories.has(record.categoryId))) &&
    (!showcase || record.showcase === (showcase === 'true')) &&
    (!priced || (facts.lowest !== undefined && facts.lowest >= (min ?? 0) && facts.lowest <= (max ?? Infinity))) &&
    facts.updated >= from &&
    facts.updated <= to &&
    words.every((word) => facts.text.includes(word));
}

/** One page of products (getList). */
export function listProducts({ platform, query, language }: Pick<Call, 'platform' | 'query' | 'language'>) {
  const { words, descending, sort, ...page } = listRequest(query, PRODUCT_SORTS, 'updatedAt');
  const order = productSort(sort as ProductSort, language, descending);
  return platform.products.store.list(productFilter(platform, query, words), order, page);
}
