import { checkedFile, sentFile } from './sent-file';
import { withPictures } from './testing-pictures';

let done = () => {};
afterEach(() => done());

const file = (name: string, head: string, size: number, type = '') => {
  const content = Uint8Array.from(head.padEnd(size, '\0'), (character) => character.charCodeAt(0));
  return new File([content], name, { type });
};
const PNG = '\x89PNG\r\n\x1a\n';
const GIF = 'GIF89a';
const HEIC = '\0\0\0\x20ftypheic';
const AVIF = '\0\0\0\x20ftypavif';
const LIMIT = 1000;
const checkOf = async (one: File) => {
  const checked = await checkedFile(one, ['image'], () => LIMIT);
  return typeof checked === 'string' ? checked : 'taken';
};

describe('what is taken', () => {
  test.each([
    ['a picture above the limit', file('a.png', PNG, 5000), 'taken'],
    ['an animation above it', file('a.gif', GIF, 5000), 'tooBig'],
    ['an animated PNG above it', file('a.png', `${PNG}....acTL`, 5000), 'tooBig'],
    ['an animation within it', file('a.gif', GIF, 900), 'taken'],
    ['a photo of a phone that can be read', file('a.heic', HEIC, 900), 'taken'],
    ['another kind', file('a.pdf', '%PDF-', 900), 'wrongType'],
  ])('%s', async (_, one, expected) => {
    done = withPictures({ bytes: 800 });
    expect(await checkOf(one)).toBe(expected);
  });

  test('not a photo that this browser cannot read', async () => {
    done = withPictures('unreadable');
    expect(await checkOf(file('a.heic', HEIC, 900))).toBe('heic');
  });
});

describe('what is sent', () => {
  const sent = async (one: File) => {
    const result = await sentFile(one, LIMIT);
    return result && [result.name, result.type, result.size];
  };
  const png = (size: number) => file('泵 1.PNG', PNG, size, 'image/png');

  test('within the limit a picture stays what it is', async () => {
    expect((await sent(png(900)))?.slice(0, 2)).toEqual(['泵 1.PNG', 'image/png']);
  });

  test('metadata alone may be what is too much', async () => {
    const jpeg = `\xff\xd8\xff\xe1\x07\xd0${'\0'.repeat(1998)}\xff\xda\0\x02coded\xff\xd9`;
    expect((await sent(file('a.jpg', jpeg, jpeg.length, 'image/jpeg')))?.slice(0, 2)).toEqual(['a.jpg', 'image/jpeg']);
  });

  test.each<[string, Parameters<typeof withPictures>[0], unknown]>([
    ['as JPEG without transparency', { bytes: 800 }, ['泵 1.jpg', 'image/jpeg', 800]],
    ['as WebP with it', { bytes: 800, transparent: true }, ['泵 1.webp', 'image/webp', 800]],
    [
      'as PNG where WebP is not written',
      { bytes: 800, transparent: true, noWebp: true },
      ['泵 1.png', 'image/png', 800],
    ],
    ['at the best quality that fits', { bytes: (_, quality) => 1200 * quality }, ['泵 1.jpg', 'image/jpeg', 960]],
    // 1000 × 750 fits at no quality; three quarters of each side do.
    [
      'with fewer pixels',
      { width: 1000, height: 750, bytes: (pixels, quality) => (pixels * quality) / 400 },
      ['泵 1.jpg', 'image/jpeg', 950],
    ],
    ['not at all if it never fits', { bytes: 2000 }, undefined],
    ['not at all if it cannot be read', 'unreadable', undefined],
  ])('above the limit %s', async (_, picture, expected) => {
    done = withPictures(picture);
    // Chunks of zeros are no metadata: they stay, so that the file is above the limit.
    const one = new File([png(8), new Uint8Array([0, 0, 20, 0]), 'IDAT', new Uint8Array(5124)], '泵 1.PNG', {
      type: 'image/png',
    });
    expect(await sent(one)).toEqual(expected);
  });

  test('a photo of a phone is encoded anew, whatever its size', async () => {
    done = withPictures({ bytes: 800 });
    expect(await sent(file('IMG_1.HEIC', HEIC, 100, 'image/heic'))).toEqual(['IMG_1.jpg', 'image/jpeg', 800]);
  });

  test('AVIF is encoded anew only if it says more than the picture', async () => {
    done = withPictures({ bytes: 800 });
    expect(await sent(file('a.avif', AVIF, 100, 'image/avif'))).toEqual(['a.avif', 'image/avif', 100]);
    expect(await sent(file('a.avif', `${AVIF}infeExif`, 100, 'image/avif'))).toEqual(['a.jpg', 'image/jpeg', 800]);
  });
});
