import { layersOf, type Locale } from '@/lib/i18n/locales';
import { loginTexts, loginTextsAtom } from '@/lib/i18n/login-texts';
import { LOCALE_CODES, type Messages } from '@/messages/list';
import { overlay } from '@/lib/util/overlay';
import { atom, store } from './store';

/** Namespaces are the files of messages/<locale>; a screen names those it needs, and they are loaded with it. */
export type Namespace = keyof Messages;

type Loaded = Record<Locale, Partial<Record<Namespace, object>>>;

/**
 * The texts loaded so far, by language and namespace; those of the login page are in the first bundle. The object of a
 * language is mutated when texts are added: a component renders only after its namespaces are loaded, and a new object
 * would re-render every open view for texts that it does not show.
 */
export const translationsAtom = atom<Loaded>(
  Object.fromEntries(LOCALE_CODES.map((code) => [code, { login: loginTexts(code) }])) as Loaded,
);

const wanted = new Set<Namespace>();

type ShowTexts = (locale: Locale, name: Namespace, texts: object) => object;
let show: ShowTexts = (_locale, _name, texts) => texts;

/** Shows every text that is loaded from now on in another way, and those of the login page at once (translators' tools). */
export function showTextsAs(change: ShowTexts): void {
  show = change;
  for (const locale of LOCALE_CODES) replaceTexts(locale, 'login', change(locale, 'login', loginTexts(locale)));
}

/** Replaces the texts of a namespace, visible ones included. */
export function replaceTexts(locale: Locale, name: Namespace, texts: object): void {
  const all = store.get(translationsAtom);
  store.set(translationsAtom, { ...all, [locale]: { ...all[locale], [name]: texts } });
  if (name === 'login') {
    store.set(loginTextsAtom, { ...store.get(loginTextsAtom), [locale]: texts as Messages['login'] });
  }
}

/** The table of files is loaded with the first of them, because the login page needs none. */
async function fileOf(locale: Locale, name: Namespace): Promise<object> {
  const { messageFile } = await import('./message-files');
  return show(locale, name, await messageFile(locale, name));
}

/** A text that a language lacks is shown in English, else in Chinese; a language of its own may lack whole files. */
async function textsOf(locale: Locale, name: Namespace): Promise<object> {
  const layers = layersOf(locale);
  const files = await Promise.all(
    layers.map((layer) => (layer === layers[0] ? fileOf(layer, name) : fileOf(layer, name).catch(() => ({})))),
  );
  return files.reduce(overlay);
}

async function load(locale: Locale, names: Iterable<Namespace>): Promise<void> {
  const missing = [...names].filter((name) => !store.get(translationsAtom)[locale][name]);
  if (missing.length === 0) return;
  const files = await Promise.all(missing.map(async (name) => [name, await textsOf(locale, name)] as const));
  Object.assign(store.get(translationsAtom)[locale], Object.fromEntries(files));
}

/** Loads the texts of namespaces in a language; later changes of language load them too. */
export function needTranslations(locale: Locale, names: readonly Namespace[]): Promise<void> {
  names.forEach((name) => wanted.add(name));
  return load(locale, names);
}

/**
 * Loads all namespaces used so far in another language, so that a switch renames everything at once; also those first
 * used while it loads.
 */
export async function prepareLanguage(locale: Locale): Promise<void> {
  for (let known = -1; known !== wanted.size;) {
    known = wanted.size;
    await load(locale, wanted);
  }
}
