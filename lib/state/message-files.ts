import type { Locale } from '@/lib/i18n/locales';
import type { Namespace } from './translations';

/** The texts of a namespace. A bundler makes a row here for every file of messages/, and the login page needs none. */
export async function messageFile(locale: Locale, name: Namespace): Promise<object> {
  const file = (await import(`@/messages/${locale}/${name}.json`)) as { default: object };
  return file.default;
}
