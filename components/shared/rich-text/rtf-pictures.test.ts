import { picturesInRtf } from './rtf-pictures';

const png = `89504e470d0a1a0a${'00'.repeat(40)}`;
const WORD = String.raw`{\rtf1\ansi{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\picw926\pich926\pngblip\bliptag-12{\*\blipuid 0badcafe0badcafe}
${png.slice(0, 40)}
${png.slice(40)}}}{\nonshppict{\pict\picw926\wmetafile8\bliptag-12 0100090000}}\par text \{ \pictureid{\pict\jpegblip ffd8ffe000104a46}}`;

test('pictures of a Word text are read from its RTF, in their order, metafiles not', () => {
  const pictures = picturesInRtf(WORD);
  expect(pictures.map(({ mime, bytes }) => [mime, bytes.length, bytes[0]])).toEqual([
    ['image/png', 48, 0x89],
    ['image/jpeg', 8, 0xff],
  ]);
  expect(Buffer.from(pictures[0]!.bytes).toString('hex')).toBe(png);
});

test.each(['', '{\\rtf1 text}', '{\\pict\\pngblip', '{\\pict\\pngblip zz}', '{\\pict\\wmetafile8 0100}'])(
  'no picture in %j',
  (rtf) => expect(picturesInRtf(rtf)).toEqual([]),
);

// Read in more than linear time, these would not end.
test('a large picture and unclosed groups are read', () => {
  expect(picturesInRtf(`{\\pict\\pngblip ${'89'.repeat(3_000_000)}}`)[0]!.bytes).toHaveLength(3_000_000);
  expect(picturesInRtf('{\\pict '.repeat(500_000))).toEqual([]);
});
