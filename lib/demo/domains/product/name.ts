import type { Platform } from '@/lib/demo/platform/platform';
import type { Language } from '@/lib/demo/platform/texts';

/** The current name of a product in a language; `kept` is its stored name, used after the product was deleted. */
export function productName(
  platform: Platform,
  id: string,
  kept: Readonly<Record<string, string>>,
  language: Language,
): string {
  const title = platform.store('product').get(id)?.title ?? kept;
  return title[language] || title.zh || title.en || '';
}
