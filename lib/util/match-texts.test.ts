import { matchTexts as matchBy, rangesIn } from './match-texts';
import { findPinyin } from './pinyin';

const matchTexts = (texts: readonly string[], keyword: string) => matchBy(texts, keyword, findPinyin);
const LIST = ['产品列表', 'Product list', '产品管理 Products'];

test.each([
  ['产品列表', 0, [[0, 4]]],
  ['列表', 2, [[2, 4]]],
  ['product', 1, []],
  ['LIST', 2, []],
  ['cplb', 3, [[0, 4]]],
  [
    '列表 产品',
    2,
    [
      [2, 4],
      [0, 2],
    ],
  ],
  ['管理 列表', 4, [[2, 4]]],
  [
    'chan pin lie',
    4,
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ],
  ["chan'pin", 3, [[0, 2]]],
] as const)('%s finds the list of products', (keyword, rank, ranges) => {
  expect(matchTexts(LIST, keyword)).toEqual({ rank, ranges });
});

test.each(['博客', 'cplbx', '产品 博客', '列表 inquiry'])('%s does not', (keyword) => {
  expect(matchTexts(LIST, keyword)).toBeUndefined();
});

test('every character that means something in a pattern is only a character', () => {
  for (const keyword of ['.*', '(', '[a-z]', '\\', '%', '<b>']) {
    expect(matchTexts(LIST, keyword)).toBeUndefined();
    expect(matchTexts([`a ${keyword}`], keyword)).toMatchObject({ ranges: [[2, 2 + keyword.length]] });
  }
});

test('marks what is in a text, and nothing where the platform found it otherwise', () => {
  expect(rangesIn('立式多级泵 CDL32', 'cdl 泵')).toEqual([
    [6, 9],
    [4, 5],
  ]);
  expect(rangesIn('立式多级泵', 'pump')).toEqual([]);
});
