import { waitFor, screen } from '@testing-library/react';
import { CountryInput } from '../CountryInput';
import { LanguagesInput } from '../LanguagesInput';
import { renderInput } from '../testing-input';
import { UnitInput } from '../UnitInput';

const found = () => screen.queryAllByRole('option').map((option) => option.textContent);

test.each([
  ['zh', 'zhongguo', '中国', 'CN'],
  ['zh', 'zg', '中国', 'CN'],
  ['zh', 'china', '中国', 'CN'],
  ['zh', 'cn', '中国', 'CN'],
  ['zh', '美', '美国', 'US'],
  ['zh', 'us', '美国', 'US'],
  ['en', 'deguo', 'Germany', 'DE'],
  ['en', 'germ', 'Germany', 'DE'],
] as const)('in %s, %s and Enter is a country', async (locale, typed, name, code) => {
  const { user, input, held } = renderInput(<CountryInput />, undefined, locale);
  await user.type(input, typed);
  await waitFor(() => expect(found()[0]).toBe(name));
  await user.keyboard('{Enter}');
  expect(held()).toBe(code);
});

test('languages are found by pinyin, in English and by code', async () => {
  const { user, input, held } = renderInput(<LanguagesInput />, []);
  for (const typed of ['deyu', 'span', 'fr']) {
    await user.type(input, typed);
    await waitFor(() => expect(found().length).toBeGreaterThan(0));
    await user.keyboard('{Enter}');
  }
  expect(held()).toEqual(['de', 'es', 'fr']);
});

test('a unit is found by pinyin and code; another text stays as it is written', async () => {
  const { user, input, held } = renderInput(<UnitInput count={2} />, '');
  await user.type(input, 'xiang');
  await waitFor(() => expect(found()).toEqual(['箱']));
  await user.keyboard('{Enter}');
  expect(held()).toBe('carton');
  await user.clear(input);
  await user.type(input, 'square');
  expect(found()).toEqual(['平方米']);
  await user.clear(input);
  await user.type(input, '托盘{Enter}');
  expect(held()).toBe('托盘');
});
