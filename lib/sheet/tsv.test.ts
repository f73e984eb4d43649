import { parseTsv } from './tsv';

test.each<[string, string, string[][]]>([
  [
    'cells and rows, with Windows line breaks and the last one',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['a tab, a line break and quotes within quotes', '"a\tb"\t"c\nd"\t"say ""hi"""', [['a\tb', 'c\nd', 'say "hi"']]],
  ['a quote within a plain cell', '5" pipe\t3', [['5" pipe', '3']]],
  ['one cell', 'x', [['x']]],
  [
    'a quote that is never closed',
    '"12\tb\nc\td',
    [
      ['"12', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quoted word at the beginning of a cell', '"DN" 50\tb', [['"DN" 50', 'b']]],
])('a clipboard with %s', (_, text, cells) => expect(parseTsv(text)).toEqual(cells));
