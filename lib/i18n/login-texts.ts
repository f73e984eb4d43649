import { localeAtom } from '@/lib/state/locale';
import { atom, useAtomValue } from '@/lib/state/store';
import { overlay } from '@/lib/util/overlay';
import { LOCALE_CODES, LOGIN_TEXTS, type Messages } from '@/messages/list';
import { layersOf, type Locale } from './locales';

export type LoginTexts = Messages['login'];

const known = new Map<Locale, LoginTexts>();

/** The texts of the login page, the one namespace in the first bundle; English where a language lacks a text, else Chinese. */
export function loginTexts(locale: Locale): LoginTexts {
  let texts = known.get(locale);
  if (!texts) {
    const layers = layersOf(locale).map((code): object => (code in LOGIN_TEXTS ? LOGIN_TEXTS[code] : {}));
    texts = layers.reduce(overlay) as LoginTexts;
    known.set(locale, texts);
  }
  return texts;
}

/** The same by language, as they are shown: translators' tools show them otherwise. */
export const loginTextsAtom = atom(
  Object.fromEntries(LOCALE_CODES.map((code) => [code, loginTexts(code)])) as Record<Locale, LoginTexts>,
);

export const useLoginTexts = (): LoginTexts => useAtomValue(loginTextsAtom)[useAtomValue(localeAtom)];
