import { localeAtom } from '@/lib/state/locale';
import { useAtomValue } from '@/lib/state/store';
import { overlay } from '@/lib/util/overlay';
import { LOGIN_TEXTS, type Messages } from '@/messages/list';
import type { Locale } from './locales';

type LoginTexts = Messages['login'];

const known = new Map<Locale, LoginTexts>();

/** The texts of the login page, the one namespace in the first bundle; English where a language lacks a text, else Chinese. */
export function loginTexts(locale: Locale): LoginTexts {
  let texts = known.get(locale);
  if (!texts) {
    const own: object = locale in LOGIN_TEXTS ? LOGIN_TEXTS[locale] : {};
    texts = locale === 'zh' ? LOGIN_TEXTS.zh : ([LOGIN_TEXTS.zh, LOGIN_TEXTS.en, own].reduce(overlay) as LoginTexts);
    known.set(locale, texts);
  }
  return texts;
}

export const useLoginTexts = (): LoginTexts => loginTexts(useAtomValue(localeAtom));
