import { findPinyin } from './pinyin';

test.each([
  ['产品列表', 'cplb', [0, 4]],
  ['产品列表', 'CPLB', [0, 4]],
  ['产品列表', 'chanpinliebiao', [0, 4]],
  ['产品列表', 'chan pin', [0, 2]],
  ['产品列表', "chan'p", [0, 2]],
  ['产品列表', 'cha', [0, 1]],
  ['产品列表', 'chpl', [0, 3]],
  ['产品列表', 'liebi', [2, 4]],
  ['产品列表', 'pl', [1, 3]],
  ['重置密码', 'chongzhi', [0, 2]],
  ['重量', 'zhongl', [0, 2]],
  ['西安', 'xian', [0, 2]],
  ['先进', 'xian', [0, 1]],
  ['女装', 'nüz', [0, 2]],
  ['扩展信息 Shop', 'kzxx', [0, 4]],
])('%s reads as %s', (text, letters, place) => {
  expect(findPinyin(text, letters)).toEqual(place);
});

test.each([
  ['产品列表', 'cb'],
  ['产品列表', 'cplbx'],
  ['产品列表', '产品'],
  ['产品列表', ''],
  ['产品列表', '1'],
  ['Product list', 'pl'],
])('%s does not read as %s', (text, letters) => {
  expect(findPinyin(text, letters)).toBeUndefined();
});

// Tried one after another, the ways to cut these would not end.
test('letters that can be cut in a million ways are read', () => {
  const text = '安南西安哪呢啊嗯'.repeat(20);
  for (const letters of ['nan', 'xian', 'angeng', 'shisi'].map((part) => `${part.repeat(20)}q`)) {
    expect(findPinyin(text, letters)).toBeUndefined();
  }
});
