import { store } from './store';
import { needTranslations, prepareLanguage, translationsAtom } from './translations';

test('what is first shown while another language is on its way has its texts in that one, too', async () => {
  await needTranslations('zh', ['layout']);
  const prepared = prepareLanguage('en');
  await Promise.all([prepared, needTranslations('zh', ['chart'])]);
  expect(Object.keys(store.get(translationsAtom).en)).toEqual(['layout', 'chart']);
});
