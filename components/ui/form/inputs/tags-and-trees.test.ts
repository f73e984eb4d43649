import { findOptions } from './combo/combo';
import { cleanTags, splitTags } from './split-tags';
import { treeOptions } from './combo/tree-options';

test('a pasted list is split, blanks and repeats go', () => {
  expect(splitTags('pump, 水泵、 RO booster\nvalve；；seal\t')).toEqual([
    'pump',
    '水泵',
    'RO booster',
    'valve',
    'seal',
  ]);
  expect(splitTags('RO booster pump')).toEqual(['RO booster pump']);
  expect(splitTags('1,5 kW, 1,000 W，110V,220V')).toEqual(['1,5 kW', '1,000 W', '110V', '220V']);
  expect(cleanTags([' a', 'a ', '', 'b'])).toEqual(['a', 'b']);
});

test('a tree is a list of paths, found by any word of them', () => {
  const options = treeOptions([
    {
      id: '1',
      label: '泵',
      selectable: false,
      children: [{ id: '2', label: '离心泵', selectable: true, children: [] }],
    },
  ]);
  expect(options.map(({ label, depth, disabled }) => [label, depth, disabled])).toEqual([
    ['泵', 0, true],
    ['泵 / 离心泵', 1, false],
  ]);
  expect(findOptions(options, '泵 离心').map(({ value }) => value)).toEqual(['2']);
  expect(findOptions(options, '')).toHaveLength(2);
});
