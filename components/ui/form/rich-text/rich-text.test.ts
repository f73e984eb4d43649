/** @jest-environment ./scripts/jest-env.ts */
import { isEmptyHtml, plainText, utf8Length } from './rich-text';

test('the words of an HTML text, and its size as the platform counts', () => {
  expect(plainText('<p>不锈钢</p><ul><li>a &lt; b</li><li>c</li></ul>')).toBe('不锈钢 a < b c');
  expect(plainText(undefined)).toBe('');
  expect(utf8Length('泵a')).toBe(4);
  expect(isEmptyHtml('<p></p>')).toBe(true);
  expect(isEmptyHtml('<p><img src="x"></p>')).toBe(false);
});
