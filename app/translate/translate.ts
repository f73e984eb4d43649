import { showTitlesAs } from '@/lib/i18n/route-title';
import type { Locale } from '@/lib/i18n/locales';
import { showTextsAs } from '@/lib/state/translations';
import { changeLeaves } from './leaves';
import { marked } from './marks';
import { preparedTexts, writtenTexts } from './prepared';
import { pseudo } from './pseudo';

/** Changes all texts, with the titles of pages, which the menu needs before the texts of their pages. */
function showAs(change: (locale: Locale, namespace: string, texts: object) => object): void {
  showTextsAs((locale, name, texts) => preparedTexts(change(locale, name, writtenTexts(texts))));
  showTitlesAs(change);
}

/** `?i18n=keys` and `?i18n=pseudo`, for translators; any other value changes nothing. */
export async function startTranslating(): Promise<void> {
  const mode = new URLSearchParams(location.search).get('i18n');
  if (mode === 'pseudo') showAs((_locale, _name, texts) => changeLeaves(texts, pseudo));
  if (mode !== 'keys') return;
  showAs((locale, name, texts) =>
    changeLeaves(texts, (text, key, line) => {
      const file = `messages/${locale}/${name}.json`;
      return text === '' ? text : marked(text, { file, key: `${name}.${key}`, line });
    }),
  );
  (await import('./keys')).showKeys();
}
