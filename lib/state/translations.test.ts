jest.mock('@/messages/list', () => ({
  LOCALE_CODES: ['zh', 'en', 'fr'],
  REFERENCE: 'zh',
  FALLBACK: 'en',
  LOGIN_TEXTS: { zh: { title: '登录' }, en: { title: 'Log in', lead: 'Welcome' }, fr: { title: 'Connexion' } },
}));
jest.mock('./message-files', () => ({
  messageFile: async (locale: string, name: string) => {
    if (locale !== 'fr') return jest.requireActual(`../../messages/${locale}/${name}.json`);
    if (name === 'chart') return { empty: 'Aucune donnée', separator: '' };
    throw new Error('There is no such file');
  },
}));

import { store } from './store';
import { needTranslations, prepareLanguage, translationsAtom } from './translations';

test('what is first shown while another language is being loaded has its texts in that one, too', async () => {
  await needTranslations('zh', ['layout']);
  const prepared = prepareLanguage('en');
  await Promise.all([prepared, needTranslations('zh', ['chart'])]);
  expect(Object.keys(store.get(translationsAtom).en)).toEqual(['login', 'layout', 'chart']);
});

test('what a language lacks is shown in English: a text, an empty one, a whole file', async () => {
  const french = 'fr' as 'en';
  await Promise.all([needTranslations('en', ['chart', 'tree']), needTranslations(french, ['chart', 'tree'])]);
  const { en, [french]: fr } = store.get(translationsAtom);
  expect(fr.tree).toEqual(en.tree);
  expect(fr.chart).toEqual({ ...en.chart, empty: 'Aucune donnée' });
});

test('the texts of the login page are there from the start, in every language', () => {
  const { zh, ['fr' as 'en']: fr } = store.get(translationsAtom);
  // Outside of a build, each language fills up the others.
  expect(zh.login).toEqual({ title: '登录', lead: 'Welcome' });
  expect(fr.login).toEqual({ title: 'Connexion', lead: 'Welcome' });
});
