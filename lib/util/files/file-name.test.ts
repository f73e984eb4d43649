import { safeFileName, splitEnding, visibleFileName, visibleText } from './file-name';

test.each([
  ['invoice\u202Efdp.exe', 'invoice‹U+202E›fdp.exe'],
  ['\u2066a\u2069.pdf', '‹U+2066›a‹U+2069›.pdf'],
  ['a\u061cb\u200e.pdf', 'a‹U+061C›b‹U+200E›.pdf'],
  ['line\nbreak.pdf', 'line‹U+000A›break.pdf'],
  ['\u200b\u200d', '‹U+200B›‹U+200D›'],
  ['\u3164', '‹U+3164›'],
  ['   ', '‹U+0020›‹U+0020›‹U+0020›'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['👩‍🔧 plan.pdf', '👩‍🔧 plan.pdf'],
  ['装箱单.xlsx', '装箱单.xlsx'],
])('%j is shown as %s', (name, shown) => expect(visibleFileName(name)).toBe(shown));

it('leaves other text of people as it is, unless there is nothing to see', () => {
  expect(visibleText('Ahmed \u202e')).toBe('Ahmed \u202e');
  expect(visibleText('\u200b')).toBe('‹U+200B›');
  expect(visibleText('')).toBe('');
});

test.each([
  ['report.final.pdf', 'report.final', '.pdf'],
  ['Makefile', 'Makefile', ''],
  ['.gitignore', '.gitignore', ''],
  ['a.b c', 'a.b c', ''],
  ['x.averyverylongending', 'x.averyverylongending', ''],
])('%s ends as %s and %s', (name, stem, ending) => expect(splitEnding(name)).toEqual([stem, ending]));

test.each([
  ['../../up.png', 'up.png'],
  ['C:\\files\\up.png', 'up.png'],
  ['CON.png', '_CON.png'],
  ['aux', '_aux'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['lpt9 .pdf', '_lpt9 .pdf'],
  ['console.png', 'console.png'],
  ['com10.png', 'com10.png'],
])('%s is kept as %s, a name that every system can store', (name, kept) => expect(safeFileName(name, 20)).toBe(kept));

it('keeps a reserved name within its length', () => expect(safeFileName(`nul.${'x'.repeat(20)}`, 20)).toHaveLength(20));
