import type { Locale } from '@/lib/i18n/locales';
import { loginTexts } from '@/lib/i18n/login-texts';
import { LOCALE_CODES, type Messages } from '@/messages/list';
import { overlay } from '@/lib/util/overlay';
import { atom, store } from './store';

/** Namespaces are the files of messages/<locale>; a screen names those it needs, and they are loaded with it. */
export type Namespace = keyof Messages;

const isComplete = (locale: Locale): boolean => locale === 'zh' || locale === 'en';

type Loaded = Record<Locale, Partial<Record<Namespace, object>>>;

/**
 * Texts loaded so far, by language and namespace; those of the login page are there from the start. Those of a language
 * are one object that grows: who reads a namespace has waited for it, and a new object would render every open view anew
 * for texts that it does not show.
 */
export const translationsAtom = atom<Loaded>(
  Object.fromEntries(LOCALE_CODES.map((code) => [code, { login: loginTexts(code) }])) as Loaded,
);

const wanted = new Set<Namespace>();

/** Where the files lie is a table that comes with the first of them: the login page needs none. */
async function fileOf(locale: Locale, name: Namespace): Promise<object> {
  const { messageFile } = await import('./message-files');
  return messageFile(locale, name);
}

/** The shipped languages are complete (npm run i18n:check); what another one lacks is shown in English. */
async function textsOf(locale: Locale, name: Namespace): Promise<object> {
  if (isComplete(locale)) return fileOf(locale, name);
  const [fallback, own] = await Promise.all([fileOf('en', name), fileOf(locale, name).catch(() => ({}))]);
  return overlay(fallback, own);
}

async function load(locale: Locale, names: Iterable<Namespace>): Promise<void> {
  const missing = [...names].filter((name) => !store.get(translationsAtom)[locale][name]);
  if (missing.length === 0) return;
  const files = await Promise.all(missing.map(async (name) => [name, await textsOf(locale, name)] as const));
  Object.assign(store.get(translationsAtom)[locale], Object.fromEntries(files));
}

/** Loads the texts of namespaces in a language; from then on they follow every change of language. */
export function needTranslations(locale: Locale, names: readonly Namespace[]): Promise<void> {
  names.forEach((name) => wanted.add(name));
  return load(locale, names);
}

/**
 * Loads everything shown so far in another language, so that a switch renames it all at once; what is first shown while
 * it loads, too.
 */
export async function prepareLanguage(locale: Locale): Promise<void> {
  for (let known = -1; known !== wanted.size;) {
    known = wanted.size;
    await load(locale, wanted);
  }
}
