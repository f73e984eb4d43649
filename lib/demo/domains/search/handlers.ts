import { endpoints } from '@/lib/demo/platform/endpoints';
import { numberOf } from '@/lib/demo/platform/list-query';
import { may, type Platform } from '@/lib/demo/platform/platform';
import { searchKinds } from './searches';

/** The global search (contract 3). Kinds without results, or without the account's right to read them, are left out. */
export function handlers(platform: Platform) {
  const { get } = endpoints(platform);
  return [
    get('/supplier/search', async ({ query, language, account }) => {
      const keyword = (query.get('keyword') ?? '').trim();
      if (keyword === '') return { groups: [] };
      const limit = Math.min(Math.max(numberOf(query, 'limit') ?? 5, 1), 20);
      return { groups: await searchKinds(platform, { language, keyword, limit }, (right) => may(account, right)) };
    }),
  ];
}
