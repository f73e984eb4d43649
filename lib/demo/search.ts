import { endpoints, type Call } from './endpoints';
import { numberOf } from './list-query';
import type { Platform } from './platform';
import { listProducts } from './product-list';
import { searchKinds } from './searches';

interface Found {
  total: number;
  items: { id: string; title: string; snippet: string; path: string }[];
}

function findProducts({ platform, language }: Call, query: URLSearchParams): Found {
  query.set('sort', 'views');
  const { list, total } = listProducts({ platform, language, query });
  const items = list.map(({ id, title, sku, model, keywords }) => ({
    id,
    title: title[language] || title.zh || title.en || sku,
    snippet: [sku, model, keywords[0]].filter(Boolean).join(' · '),
    path: `/ProductAdd?id=${id}`,
  }));
  return { total, items };
}

/** Search over everything (contract 3). Kinds that find nothing, or that the account may not read, are left out. */
export function searchHandlers(platform: Platform) {
  const { get } = endpoints(platform);
  return [
    get('/supplier/search', async (call) => {
      const keyword = (call.query.get('keyword') ?? '').trim();
      if (keyword === '') return { groups: [] };
      const limit = Math.min(Math.max(numberOf(call.query, 'limit') ?? 5, 1), 20);
      const { roles, permissions } = call.account;
      const may = (right: string) => roles.includes('admin') || permissions.includes(right);
      const query = new URLSearchParams({ keyword, pageSize: String(limit) });
      const products = may('product:read') ? findProducts(call, query) : { total: 0, items: [] };
      const others = await searchKinds(platform, { language: call.language, keyword, limit }, may);
      return { groups: products.total > 0 ? [{ kind: 'product', ...products }, ...others] : others };
    }),
  ];
}
