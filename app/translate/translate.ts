import { showTextsAs } from '@/lib/state/translations';
import { changeLeaves } from './leaves';
import { marked } from './marks';
import { pseudo } from './pseudo';

/** `?i18n=keys` and `?i18n=pseudo`, for translators; any other value changes nothing. */
export async function startTranslating(): Promise<void> {
  const mode = new URLSearchParams(location.search).get('i18n');
  if (mode === 'pseudo') showTextsAs((_locale, _name, texts) => changeLeaves(texts, pseudo));
  if (mode !== 'keys') return;
  showTextsAs((locale, name, texts) =>
    changeLeaves(texts, (text, key, line) => {
      const file = `messages/${locale}/${name}.json`;
      return text === '' ? text : marked(text, { file, key: `${name}.${key}`, line });
    }),
  );
  (await import('./keys')).showKeys();
}
