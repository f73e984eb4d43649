import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/messages/list';

/**
 * The texts of a namespace. In a file of its own, because the bundler makes a table of all files of messages/ from this
 * import, and the login page does not need it.
 */
export async function messageFile(locale: Locale, name: keyof Messages): Promise<object> {
  const file = (await import(`@/messages/${locale}/${name}.json`)) as { default: object };
  return file.default;
}
