import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { LOCALE_CODES, type Messages } from '@/messages/list';

const folder = (locale: Locale) => join(process.cwd(), 'messages', locale);
const textsOf = (locale: Locale) =>
  Object.fromEntries(
    readdirSync(folder(locale)).map((file): [string, unknown] => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder(locale), file), 'utf8')),
    ]),
  ) as unknown as Messages;

export const MESSAGES: Record<Locale, Messages> = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, textsOf(locale)]),
) as Record<Locale, Messages>;
