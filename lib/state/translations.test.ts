jest.mock('@/messages/list', () => ({ LOCALE_CODES: ['zh', 'en', 'fr'] }));
jest.mock('./message-files', () => ({
  messageFile: async (locale: string, name: string) => {
    if (locale !== 'fr') return jest.requireActual(`../../messages/${locale}/${name}.json`);
    if (name === 'chart') return { empty: 'Aucune donnée', separator: '' };
    throw new Error('There is no such file');
  },
}));

import { store } from './store';
import { needTranslations, prepareLanguage, translationsAtom } from './translations';

test('what is first shown while another language is on its way has its texts in that one, too', async () => {
  await needTranslations('zh', ['layout']);
  const prepared = prepareLanguage('en');
  await Promise.all([prepared, needTranslations('zh', ['chart'])]);
  expect(Object.keys(store.get(translationsAtom).en)).toEqual(['layout', 'chart']);
});

test('what a language lacks is shown in English: a text, an empty one, a whole file', async () => {
  const french = 'fr' as 'en';
  await Promise.all([needTranslations('en', ['chart', 'tree']), needTranslations(french, ['chart', 'tree'])]);
  const { en, [french]: fr } = store.get(translationsAtom);
  expect(fr.tree).toEqual(en.tree);
  expect(fr.chart).toEqual({ ...en.chart, empty: 'Aucune donnée' });
});
