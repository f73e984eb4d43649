import { currencyName, languageName, regionName } from './display-names';

it.each([
  [regionName('DE', 'zh'), '德国'],
  [regionName('DE', 'en'), 'Germany'],
  [languageName('pt', 'zh'), '葡萄牙语'],
  [currencyName('EUR', 'en'), 'Euro'],
])('names a code in a language: %s', (name, expected) => {
  expect(name).toBe(expected);
});

it.each(['', 'de', 'Germany', '419', 'ZZZ'])('what is no code of a country stays as it came: “%s”', (code) => {
  expect(regionName(code, 'en')).toBe(code);
});

it.each(['', 'chinese!', 'x'])('what is no code of a language is shown as it is: “%s”', (code) => {
  expect(languageName(code, 'en')).toBe(code);
});
