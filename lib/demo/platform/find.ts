import { listPage, type OrderValue, type TextFacts } from './list-query';
import type { SearchRequest, Found, Hit } from './platform';
import type { Entity, EntityStore, Row } from './store';

interface Order<T extends Entity, F> {
  sorts: Record<string, OrderValue<Row<T, F>>>;
  sort: string;
}

/** The records of a store that match a keyword, the same as in the entity's list. */
export function findIn<T extends Entity, F extends TextFacts>(
  store: EntityStore<T, F>,
  order: Order<T, F>,
  { keyword, limit, language }: SearchRequest,
  hit: (record: T) => Hit,
): Found {
  const query = new URLSearchParams({ keyword, pageSize: String(limit) });
  const { list, total } = listPage(store, order, query, language);
  return { total, items: list.map(hit) };
}
