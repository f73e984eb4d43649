import { parseConfig } from './config';
import { adviceFor } from './advice';
import { problemText, startupTranslator } from './problem-text';

const adviceOn = (raw: unknown) => {
  const result = parseConfig(raw);
  return result.ok ? [] : result.problems.map((problem) => adviceFor(problem));
};
const wordsOn = (raw: unknown, locale: 'zh' | 'en' = 'en') => {
  const result = parseConfig(raw);
  return result.ok ? [] : result.problems.map((problem) => problemText(startupTranslator(locale), problem));
};

test.each([
  ['demoo', 'demo'],
  ['titel', 'title'],
  ['base_url', 'baseURL'],
  ['baseUrl', 'baseURL'],
  ['BASEURL', 'baseURL'],
  ['picturehost', 'pictureHosts'],
  ['stauts_name', 'statusName'],
  ['locale', undefined],
  ['x', undefined],
  ['', undefined],
  ['数据', undefined],
])('for the setting %p it suggests %p', (key, near) => expect(adviceOn({ [key]: 1 })).toEqual([{ near }]));

test('of values that can be listed it names all, and the nearest one', () => {
  expect(adviceOn({ scheme: 'drak' })).toEqual([{ near: 'dark', values: ['light', 'dark', 'system'] }]);
  expect(adviceOn({ scheme: 7 })).toEqual([{ near: undefined, values: ['light', 'dark', 'system'] }]);
  expect(adviceOn({ keepAliveMaxNum: 'many' })).toEqual([{ near: undefined, values: undefined }]);
});

test('a call of another case is suggested; a wrong address of a known call is no spelling mistake', () => {
  expect(adviceOn({ paths: { '/supplier/auth/login': '/a' } })).toEqual([{ near: '/supplier/auth/Login' }]);
  expect(adviceOn({ paths: { '/supplier/auth/Login': 'ftp://a' } })).toEqual([{}]);
});

test('says it in both languages', () => {
  expect(wordsOn({ titel: 'x', scheme: 'drak', routerMode: 'history' })).toEqual([
    'config.json has an unknown setting: “titel”. Did you mean “title”?',
    'config.json has an invalid value for “scheme”: "drak". Did you mean “dark”? Allowed: light, dark, system',
    'config.json has an invalid value for “routerMode”: "history". Allowed: hash',
  ]);
  expect(wordsOn({ titel: 'x' }, 'zh')).toEqual(['config.json 中没有名为“titel”的设置。是否应为“title”？']);
  expect(wordsOn({ paths: { '/logOut': '/a' } })).toEqual([
    'config.json names an unknown call: “paths./logOut”. Did you mean “/logout”?',
  ]);
});

test('a file may name its schema for editors', () => {
  expect(parseConfig({ $schema: './config.schema.json' })).toEqual(parseConfig({}));
});
