import { QueryClient } from '@tanstack/react-query';
import { withDemo } from '@/lib/demo/test-transport';
import type { Product } from '@/lib/api/product-schema';
import { productSchema } from '@/lib/api/product-schema';
import type { Locale } from '@/lib/i18n/locales';
import { loadSheetContext } from './load-context';

/** The demo platform with all its products as the client reads them, and the names for their sheets. For tests. */
export async function demoSheets(locale: Locale = 'zh', products = 120) {
  const demo = await withDemo({ products });
  const client = new QueryClient();
  const pages = Array.from({ length: Math.ceil(products / 100) }, (_, at) => String(at + 1));
  const lists = await Promise.all(
    pages.map((pageNo) => demo.get<{ list: unknown[] }>('/supplier/product/getList', { pageNo, pageSize: '100' })),
  );
  const all = lists.flatMap(({ data }) => data.list.map((row): Product => productSchema.parse(row)));
  return { demo, client, products: all, context: await loadSheetContext(client, locale) };
}
