import { localeAtom } from '@/lib/state/locale';
import { useAtomValue } from '@/lib/state/store';
import { overlay } from '@/lib/util/overlay';
import { FALLBACK, LOGIN_TEXTS, type Messages } from '@/messages/list';
import { isComplete, type Locale } from './locales';

type LoginTexts = Messages['login'];

const known = new Map<Locale, LoginTexts>();

/** The texts of the login page, the one namespace in the first bundle; English where a language lacks a text. */
export function loginTexts(locale: Locale): LoginTexts {
  let texts = known.get(locale);
  if (!texts) {
    const own: object = locale in LOGIN_TEXTS ? LOGIN_TEXTS[locale] : {};
    texts = isComplete(locale) ? LOGIN_TEXTS[locale] : (overlay(LOGIN_TEXTS[FALLBACK], own) as LoginTexts);
    known.set(locale, texts);
  }
  return texts;
}

export const useLoginTexts = (): LoginTexts => loginTexts(useAtomValue(localeAtom));
