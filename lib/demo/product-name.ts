import type { Platform } from './platform';
import type { Language } from './texts';

/** The name of a product in a language, as it is now; `kept` is what it was called, for when it is gone. */
export function productName(
  platform: Platform,
  id: string,
  kept: Readonly<Record<string, string>>,
  language: Language,
): string {
  const title = platform.products.store.get(id)?.title ?? kept;
  return title[language] || title.zh || title.en || '';
}
