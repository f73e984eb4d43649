/** @jest-environment ./scripts/jest-env.ts */
import { leftOutOf } from './left-out-pictures';

const data = (html: string, ...types: string[]) => ({
  getData: () => html,
  files: types.map((type) => new File(['x'], 'x', { type })) as unknown as FileList,
});

test('pictures that a text cannot take are counted', () => {
  expect(leftOutOf(data('', 'image/png', 'image/jpeg', 'text/plain'))).toBe(2);
  expect(
    leftOutOf(data('<p>a<img src="file:///c:/a.png"><img src="blob:x"><img src="https://a.example/b.png"></p>')),
  ).toBe(2);
  // A copied picture is pasted as HTML and as a file.
  expect(leftOutOf(data('<img src="https://a.example/b.png">', 'image/png'))).toBe(0);
  expect(leftOutOf(data('<img src="blob:x">', 'image/png'))).toBe(1);
  expect(leftOutOf(data('<p>words</p>'))).toBe(0);
  expect(leftOutOf(null)).toBe(0);
});
