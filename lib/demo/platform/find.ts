import { listPage, type OrderValue, type TextFacts } from './list-query';
import type { Ask, Found, Hit } from './platform';
import type { Entity, EntityStore, Row } from './store';

interface Order<T extends Entity, F> {
  sorts: Record<string, OrderValue<Row<T, F>>>;
  sort: string;
}

/** What the keyword finds in a store: the same as the entity's own list. */
export function findIn<T extends Entity, F extends TextFacts>(
  store: EntityStore<T, F>,
  order: Order<T, F>,
  { keyword, limit, language }: Ask,
  hit: (record: T) => Hit,
): Found {
  const query = new URLSearchParams({ keyword, pageSize: String(limit) });
  const { list, total } = listPage(store, order, query, language);
  return { total, items: list.map(hit) };
}
