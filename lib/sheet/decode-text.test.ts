import { decodeText } from './decode-text';

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
/** 泵 and 镕, whose second byte is the letter F. */
const [PUMP, RONG] = ['\xb1\xc3', '\xe9F'];
/** 货号 as Chinese Excel saves it. */
const HEAD = '\xbb\xf5\xba\xc5';

test.each([
  'SKU;Brand\nX;M\xfcller',
  'SKU;Model\nX;25\xb0C',
  'SKU;Brand\nX;\xc4rmel\nY;Caf\xe9',
  'SKU;Brand\nX;Gr\xf6\xdfe',
  'SKU;Name\nX;\xc9l\xe9ment \xe0 c\xf4t\xe9',
])('letters with accents are those of Western Europe: %j', (text) => {
  expect(decodeText(latin(text))).toBe(text);
});

test.each([
  [`${HEAD},B\n${PUMP},A`, '货号,B\n泵,A'],
  [`${HEAD},B\nA${PUMP}PVC,x${PUMP}${PUMP}x`, '货号,B\nA泵PVC,x泵泵x'],
  [`${HEAD},B\n\xd6\xec${RONG}\xbb\xf9,${PUMP}`, '货号,B\n朱镕基,泵'],
])('two of them are a Chinese character: %j', (text, read) => {
  expect(decodeText(latin(text))).toBe(read);
});

test.each([
  // As much of one as of the other.
  `SKU,Brand\nM\xfcller,${PUMP}`,
  // Windows-1251.
  'SKU,Name\nX,\xcd\xe0\xf1\xee\xf1 \xe2\xee\xe4\xfb',
  // UTF-8 with a byte that was lost, with its mark and without.
  `\xef\xbb\xbfSKU\n\xe6\xb3\xb5\xe6\xb3`,
  `SKU\n\xe6\xb3\xb5\xe6\xb3\xb5\xe6\xb3\xb5\xe6\xb3\xb5\xe6\xb3`,
])('what shows no encoding is refused: %j', (text) => {
  expect(() => decodeText(latin(text))).toThrow(expect.objectContaining({ key: 'encoding' }));
});
