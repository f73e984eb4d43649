import { parse } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import { localeAtom } from '@/lib/state/locale';
import { showMessage } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { needTranslations, replaceTexts, translationsAtom, type Namespace } from '@/lib/state/translations';
import { isRecord, isText } from '@/lib/util/guards';
import { overlay } from '@/lib/util/overlay';
import type { Messages } from '@/messages/list';
import { preparedTexts } from './prepared';

/** The valid texts of a file that replace loaded ones; the keys of the others are added to `wrong`. */
function usable(own: object, under: object, path: string, wrong: string[]): object {
  const entries = Object.entries(own).filter(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    const below: unknown = (under as Record<string, unknown>)[name];
    if (isRecord(value) && isRecord(below)) return true;
    if (isText(value) && below !== undefined && !isRecord(below) && isReadable(value)) return true;
    wrong.push(key);
    return false;
  });
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => {
      const below = (under as Record<string, object>)[name]!;
      return [name, isRecord(value) ? usable(value, below, path === '' ? name : `${path}.${name}`, wrong) : value];
    }),
  ) as object;
}

function isReadable(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

async function previewFile(file: File): Promise<void> {
  const locale = store.get(localeAtom);
  await needTranslations(locale, ['translate']);
  const messages = store.get(translationsAtom)[locale] as Pick<Messages, 'translate'>;
  const t = createTranslator({ locale, messages, namespace: 'translate' });
  const name = file.name.replace(/\.json$/, '') as Namespace;
  try {
    await needTranslations(locale, [name]);
  } catch {
    return void showMessage('error', t('noNamespace', { file: file.name }));
  }
  let own: unknown;
  try {
    own = JSON.parse(await file.text());
  } catch {
    // Said below, as of any file that holds no texts.
  }
  if (!isRecord(own)) return void showMessage('error', t('noJson', { file: file.name }));
  const under = store.get(translationsAtom)[locale][name] ?? {};
  const wrong: string[] = [];
  replaceTexts(locale, name, overlay(under, preparedTexts(usable(own, under, '', wrong))));
  if (wrong.length > 0) showMessage('warning', t('wrong', { file: file.name, keys: wrong.join(', ') }));
  else showMessage('success', t('shown', { file: file.name }));
}

/** Shows the texts of dropped files in place of those of the interface language, until the page is loaded again. */
export async function previewTexts(files: File[]): Promise<void> {
  for (const file of files) await previewFile(file);
}
