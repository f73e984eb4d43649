import { endpoints } from './endpoints';
import { numberOf } from './list-query';
import type { Platform } from './platform';
import { listProducts } from './product-list';

/** Search over everything (contract 3). Kinds that find nothing are left out; so far there are products. */
export function searchHandlers(platform: Platform) {
  const { get } = endpoints(platform);
  return [
    get('/supplier/search', ({ query, language }) => {
      const keyword = (query.get('keyword') ?? '').trim();
      if (keyword === '') return { groups: [] };
      const limit = Math.min(Math.max(numberOf(query, 'limit') ?? 5, 1), 20);
      const found = listProducts({
        platform,
        language,
        query: new URLSearchParams({ keyword, pageSize: String(limit), sort: 'views' }),
      });
      const items = found.list.map(({ id, title, sku, model, keywords }) => ({
        id,
        title: title[language] || title.zh || title.en || sku,
        snippet: [sku, model, keywords[0]].filter(Boolean).join(' · '),
        path: `/ProductAdd?id=${id}`,
      }));
      return { groups: found.total > 0 ? [{ kind: 'product', total: found.total, items }] : [] };
    }),
  ];
}
