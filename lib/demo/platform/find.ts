import { listPage, type OrderValue, type TextFacts } from './list-query';
import type { Platform } from './platform';
import type { Entity, EntityStore, Row } from './store';
import type { Language } from './texts';

/** A search over everything, as one entity hears it (contract 3). */
export interface Ask {
  platform: Platform;
  language: Language;
  keyword: string;
  /** How many of what is found are told. */
  limit: number;
}
interface Hit {
  id: string;
  title: string;
  snippet: string;
  path: string;
}
export interface Found {
  total: number;
  items: Hit[];
}
export type Find = (ask: Ask) => Found;

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
