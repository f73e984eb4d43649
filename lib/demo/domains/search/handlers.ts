import { endpoints } from '@/lib/demo/platform/endpoints';
import { numberOf } from '@/lib/demo/platform/list-query';
import { may, type Platform } from '@/lib/demo/platform/platform';
import { searchKinds } from './searches';

/** Search over everything (contract 3). Kinds that find nothing, or that the account may not read, are left out. */
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
