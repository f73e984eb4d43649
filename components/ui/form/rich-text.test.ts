/** @jest-environment ./scripts/check/jest-env.ts */
import { isEmptyHtml, picturesWithoutAlt, plainText, utf8Length } from './rich-text';

test('the words of an HTML text, and its size as the platform counts', () => {
  expect(plainText('<p>不锈钢</p><ul><li>a &lt; b</li><li>c</li></ul>')).toBe('不锈钢 a < b c');
  expect(plainText('<p style="color:red" onclick="x()">a<script>b()</script></p><p>c</p>')).toBe('a c');
  expect(plainText(undefined)).toBe('');
  expect(utf8Length('泵a')).toBe(4);
  expect(isEmptyHtml('<p></p>')).toBe(true);
  expect(isEmptyHtml('<p><img src="x"></p>')).toBe(false);
});

test('pictures without a description', () => {
  expect(
    picturesWithoutAlt('<p>a</p><img src="x" alt="泵"><img src="x" alt=""><img alt=" " src="x"><img src="x">'),
  ).toBe(3);
  expect(picturesWithoutAlt("<img alt='a'><IMG ALT=b>")).toBe(0);
  expect(picturesWithoutAlt(undefined)).toBe(0);
});

test('no style and no handler reaches a parser while the words are read', () => {
  const parsed = jest.spyOn(DOMParser.prototype, 'parseFromString');
  plainText('<p style="color:red" onclick="x()">a</p>');
  for (const [markup] of parsed.mock.calls) expect(markup).not.toMatch(/style|onclick/);
  parsed.mockRestore();
});
