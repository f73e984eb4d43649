import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { atom, store } from './store';

/** Namespaces are the files of messages/<locale>; a screen names those it needs, and they are loaded with it. */
export type Namespace =
  | 'account'
  | 'entry'
  | 'feedback'
  | 'form'
  | 'home'
  | 'layout'
  | 'productForm'
  | 'productList'
  | 'register'
  | 'route'
  | 'search'
  | 'startup'
  | 'table'
  | 'theme';

type Loaded = Record<Locale, Partial<Record<Namespace, object>>>;

/** Texts loaded so far, by language and namespace. */
export const translationsAtom = atom<Loaded>(Object.fromEntries(LOCALE_CODES.map((code) => [code, {}])) as Loaded);

const wanted = new Set<Namespace>();

async function load(locale: Locale, names: Iterable<Namespace>): Promise<void> {
  const missing = [...names].filter((name) => !store.get(translationsAtom)[locale][name]);
  if (missing.length === 0) return;
  const files = await Promise.all(
    missing.map(async (name) => {
      const file = (await import(`@/messages/${locale}/${name}.json`)) as { default: object };
      return [name, file.default] as const;
    }),
  );
  store.set(translationsAtom, (loaded) => ({
    ...loaded,
    [locale]: { ...loaded[locale], ...Object.fromEntries(files) },
  }));
}

/** Loads the texts of namespaces in a language; from then on they follow every change of language. */
export function needTranslations(locale: Locale, names: readonly Namespace[]): Promise<void> {
  names.forEach((name) => wanted.add(name));
  return load(locale, names);
}

/** Loads everything shown so far in another language, so that a switch renames it all at once. */
export const prepareLanguage = (locale: Locale): Promise<void> => load(locale, wanted);
