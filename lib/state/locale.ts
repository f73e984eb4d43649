import { getConfig } from '@/lib/config/config';
import { htmlLang, isLocale, type Locale } from '@/lib/i18n/locales';
import { readStored, writeStored } from '@/lib/util/browser/storage';
import { atom, store } from './store';

const STORED_LOCALE = 'supplier-client-language';

export const localeAtom = atom<Locale>('zh');

/** The language chosen in this browser, else the configured one; the browser's own language is ignored. */
export function loadLocale(): Locale {
  const stored = readStored(STORED_LOCALE);
  const locale = isLocale(stored) ? stored : getConfig().i18n;
  applyLocale(locale);
  return locale;
}

function applyLocale(locale: Locale) {
  document.documentElement.lang = htmlLang(locale);
  store.set(localeAtom, locale);
}

/** Changes the language and stores the choice. */
export function chooseLocale(locale: Locale): void {
  applyLocale(locale);
  writeStored(STORED_LOCALE, locale);
}
