import { getConfig } from '@/lib/config/config';

/** The title of the window: page and product, in the order and with the separator of the configuration. */
export function documentTitle(page: string, fallback: string): string {
  const { title = fallback, titleSeparator, titleReverse } = getConfig();
  if (!page) return title;
  return (titleReverse ? [title, page] : [page, title]).join(titleSeparator);
}
