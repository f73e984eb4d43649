import * as v from '@/lib/schema/schema';
import { QueryClient } from '@tanstack/react-query';
import { productSchema, type Product } from '@/lib/api/product-schema';
import type { Locale } from '@/lib/i18n/locales';
import { loadSheetContext } from './load-context';

interface Platform {
  get: <T>(path: string, query: Record<string, string>) => Promise<{ data: T }>;
}

/** All products of a platform as the client reads them, and the names for their sheets. For tests. */
export async function demoSheets(demo: Platform, locale: Locale = 'zh') {
  const products: Product[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { pageNo: String(pageNo), pageSize: '100' };
    const { data } = await demo.get<{ list: unknown[]; total: number }>('/supplier/product/getList', query);
    products.push(...data.list.map((row) => v.parse(productSchema, row)));
    if (products.length >= data.total) break;
  }
  return { products, context: await loadSheetContext(new QueryClient(), locale) };
}
