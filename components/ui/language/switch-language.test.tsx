import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { prepareLanguage } from '@/lib/state/translations';
import { switchLanguage } from './switch-language';

jest.mock('@/lib/state/translations', () => ({ prepareLanguage: jest.fn() }));

test('the language that was chosen last stays, although the texts of the one before come later', async () => {
  let come = () => {};
  jest
    .mocked(prepareLanguage)
    .mockReturnValueOnce(new Promise((resolve) => (come = () => resolve(undefined as never))))
    .mockResolvedValueOnce(undefined as never);
  const first = switchLanguage('en');
  await switchLanguage('zh');
  come();
  await first;
  expect(store.get(localeAtom)).toBe('zh');
});
