import naughty from 'big-list-of-naughty-strings';
import type { Product } from '@/lib/api/product-schema';
import { parseLocation } from '@/lib/router/location';
import { changeQuery } from '@/lib/router/view';
import { openPlatform } from './test-client';

/** Strings that are known to cause errors, saved, read back and searched (bar E12). */

const FILLED = naughty.filter((text) => text.trim() !== '');

test('there are more than 450 of them', () => expect(new Set(naughty).size).toBeGreaterThan(450));

test('each comes back from the platform as it was sent, and is found by its own words', async () => {
  const { post, get } = await openPlatform({ products: 5 });
  let refused = 0;
  for (const [at, text] of FILLED.entries()) {
    const sent = {
      title: { zh: text, en: text },
      sku: `N-${at}`,
      description: { zh: text },
    };
    const saved = await post<Product>('/supplier/product/doEdit', sent);
    if (saved.code !== 200) {
      expect([text, saved.code]).toEqual([text, 422]);
      refused += 1;
      continue;
    }
    const { data } = await get<Product>('/supplier/product/getDetail', { id: saved.data.id });
    expect(data).toMatchObject(sent);
    const { data: found } = await get<{ list: Product[] }>('/supplier/product/getList', {
      keyword: text,
      pageSize: '100',
    });
    expect([text, found.list.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([saved.data.id])]);
  }
  // Refused are only those longer than a title may be.
  expect(refused).toBeLessThan(20);
});

test('each goes through the address of a list unchanged', () => {
  for (const text of naughty) {
    const query = changeQuery(new URLSearchParams(), { keyword: text });
    const again = parseLocation(parseLocation(`/Product/Product?${query.toString()}`).full);
    expect([text, again.query.get('keyword') ?? '']).toEqual([text, text]);
  }
});
