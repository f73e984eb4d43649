import { endpoints, type Call } from './endpoints';
import { numberOf } from './list-query';
import type { Platform } from './platform';
import { listProducts } from './product-list';

interface Found {
  total: number;
  items: { id: string; title: string; snippet: string; path: string }[];
}

interface Kind {
  kind: 'product' | 'blog' | 'inquiry' | 'question' | 'material' | 'review';
  /** Without it the account finds none of them. */
  permission: string;
  /** `query` holds the keyword and how many to answer, as the kind's own list is asked. */
  find: (call: Call, query: URLSearchParams) => Found;
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

/** What can be found, in the order of the answer. A new kind is an entry here. */
const KINDS: readonly Kind[] = [{ kind: 'product', permission: 'product:read', find: findProducts }];

/** Search over everything (contract 3). Kinds that find nothing, or that the account may not read, are left out. */
export function searchHandlers(platform: Platform) {
  const { get } = endpoints(platform);
  return [
    get('/supplier/search', (call) => {
      const keyword = (call.query.get('keyword') ?? '').trim();
      if (keyword === '') return { groups: [] };
      const limit = Math.min(Math.max(numberOf(call.query, 'limit') ?? 5, 1), 20);
      const { roles, permissions } = call.account;
      const groups = KINDS.filter(({ permission }) => roles.includes('admin') || permissions.includes(permission)).map(
        ({ kind, find }) => ({ kind, ...find(call, new URLSearchParams({ keyword, pageSize: String(limit) })) }),
      );
      return { groups: groups.filter(({ total }) => total > 0) };
    }),
  ];
}
