import { sizeOfPicture } from './picture-size';

const bytes = (start: number[] | string, length = 40) => {
  const all = new Uint8Array(length);
  all.set(typeof start === 'string' ? [...start].map((char) => char.charCodeAt(0)) : start);
  return all;
};
const with16 = (all: Uint8Array, at: number, value: number, little = false) => {
  new DataView(all.buffer).setUint16(at, value, little);
  return all;
};

test('the size of a picture is in its first bytes, in its own way for each format', () => {
  const png = with16(with16(bytes('\u0089PNG'), 18, 640), 22, 480);
  expect(sizeOfPicture(png)).toEqual({ width: 640, height: 480 });
  const gif = with16(with16(bytes('GIF89a'), 6, 320, true), 8, 200, true);
  expect(sizeOfPicture(gif)).toEqual({ width: 320, height: 200 });
  const jpeg = with16(with16(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8]), 13, 600), 15, 800);
  expect(sizeOfPicture(jpeg)).toEqual({ width: 800, height: 600 });
  const webp = with16(with16(bytes('RIFF0000WEBPVP8X'), 24, 99, true), 27, 49, true);
  expect(sizeOfPicture(webp)).toEqual({ width: 100, height: 50 });
});

test('what is no picture, or is cut off, has none', () => {
  expect(sizeOfPicture(bytes('<svg xmlns=""/>'))).toBeUndefined();
  expect(sizeOfPicture(new Uint8Array(8))).toBeUndefined();
  expect(sizeOfPicture(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 200]))).toBeUndefined();
});
