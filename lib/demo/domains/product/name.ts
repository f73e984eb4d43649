import type { Platform } from '@/lib/demo/platform/platform';
import type { Language } from '@/lib/demo/platform/texts';

/** The name of a product in a language, as it is now; `kept` is what it was called, for when it is gone. */
export function productName(
  platform: Platform,
  id: string,
  kept: Readonly<Record<string, string>>,
  language: Language,
): string {
  const title = platform.store('product').get(id)?.title ?? kept;
  return title[language] || title.zh || title.en || '';
}
