import { deflateSync, crc32 } from 'node:zlib';
import { withoutMetadata } from './without-metadata';

const text = (value: string) => Buffer.from(value, 'latin1');
const uint = (value: number, bytes: number, little = false) => {
  const buffer = Buffer.alloc(bytes);
  if (little) buffer.writeUIntLE(value, 0, bytes);
  else buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const plain = async (type: string, ...parts: Buffer[]) => {
  const sent = await withoutMetadata(new File([Buffer.concat(parts)], 'p', { type }));
  expect([sent.name, sent.type]).toEqual(['p', type]);
  return Buffer.from(await sent.arrayBuffer());
};

/** EXIF with an orientation, a camera and a pointer to the GPS position. */
function tiff(orientation: number, little: boolean) {
  const entry = (tag: number, type: number, value: number) =>
    Buffer.concat([
      uint(tag, 2, little),
      uint(type, 2, little),
      uint(1, 4, little),
      uint(value, type === 3 ? 2 : 4, little),
      Buffer.alloc(type === 3 ? 2 : 0),
    ]);
  const entries = [entry(0x010f, 4, 99), entry(0x0112, 3, orientation), entry(0x8825, 4, 80)];
  return Buffer.concat([
    text(little ? 'II' : 'MM'),
    uint(42, 2, little),
    uint(8, 4, little),
    uint(3, 2, little),
    ...entries,
    uint(0, 4, little),
    text('GPS 29.8683N CAMERA SECRET'),
  ]);
}
/** The orientation as a minimal reader finds it. */
function orientationIn(exif: Buffer): number {
  expect(exif.length).toBe(26);
  expect(exif.subarray(0, 12).toString('latin1')).toBe('II*\0\x08\0\0\0\x01\0\x12\x01');
  return exif.readUInt16LE(18);
}

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([uint(0xff00 | marker, 2), uint(data.length + 2, 2), data]);
const SOI = uint(0xffd8, 2);
const JFIF = segment(0xe0, text('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'));
const ICC = segment(0xe2, text('ICC_PROFILE\0\x01\x01 profile'));
const TABLES = segment(0xdb, text('tables'));
const scan = (data: string) => Buffer.concat([segment(0xda, text('scan')), text(data)]);
const EOI = uint(0xffd9, 2);
const exif = (orientation: number, little = true) =>
  segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff(orientation, little)]));
const CODED = 'picture\xff\0data\xff\xd3more';

describe('JPEG', () => {
  it('keeps the picture to the byte and nothing that is said beside it', async () => {
    const sent = await plain(
      'image/jpeg',
      ...[SOI, JFIF, exif(1), segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0GPS')), ICC],
      ...[
        segment(0xe2, text('MPF\0GPS')),
        segment(0xed, text('Photoshop GPS')),
        segment(0xfe, text('GPS comment')),
        TABLES,
      ],
      ...[scan(CODED), TABLES, scan('second'), EOI, text('trailer GPS'), SOI, exif(6), EOI],
    );
    expect(sent).toEqual(Buffer.concat([SOI, JFIF, ICC, TABLES, scan(CODED), TABLES, scan('second'), EOI]));
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps the orientation %d, and nothing else of EXIF', async (orientation) => {
    for (const little of [true, false]) {
      const sent = await plain('image/jpeg', SOI, JFIF, exif(orientation, little), TABLES, scan(CODED), EOI);
      expect(sent.includes('GPS')).toBe(false);
      const at = SOI.length + JFIF.length;
      expect(sent.subarray(at, at + 10).toString('latin1')).toBe('\xff\xe1\0\x22Exif\0\0');
      expect(orientationIn(sent.subarray(at + 10, at + 36))).toBe(orientation);
      expect(sent.subarray(at + 36)).toEqual(Buffer.concat([TABLES, scan(CODED), EOI]));
    }
  });

  it.each([1, 0, 9, 65_535])('writes no EXIF for the orientation %d', async (orientation) => {
    const sent = await plain('image/jpeg', SOI, exif(orientation), TABLES, scan(CODED), EOI);
    expect(sent).toEqual(Buffer.concat([SOI, TABLES, scan(CODED), EOI]));
  });

  it('reads past bytes that are no segment, as every reader does', async () => {
    const sent = await plain('image/jpeg', SOI, JFIF, text('\0\0'), exif(1), uint(0xffff, 2), TABLES, scan(CODED), EOI);
    expect(sent).toEqual(Buffer.concat([SOI, JFIF, TABLES, scan(CODED), EOI]));
  });

  it('ends a picture that was cut off, and drops a piece that was', async () => {
    expect(await plain('image/jpeg', SOI, TABLES, scan(CODED))).toEqual(Buffer.concat([SOI, TABLES, scan(CODED), EOI]));
    expect(await plain('image/jpeg', SOI, exif(6).subarray(0, 30))).toEqual(Buffer.concat([SOI, EOI]));
    expect(await plain('image/jpeg', SOI)).toEqual(Buffer.concat([SOI, EOI]));
  });
});

describe('PNG', () => {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([text(name), data]);
    return Buffer.concat([uint(data.length, 4), named, uint(crc32(named), 4)]);
  };
  const HEAD = Buffer.concat([text('\x89PNG\r\n\x1a\n'), chunk('IHDR', Buffer.alloc(13, 1))]);
  const BODY = Buffer.concat([
    chunk('pHYs', Buffer.alloc(9)),
    chunk('IDAT', deflateSync('picture')),
    chunk('IEND', Buffer.alloc(0)),
  ]);

  it('keeps what it looks like and no text, time or EXIF', async () => {
    const said = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'prVt'].map((name) => chunk(name, text('GPS 29.8683N')));
    expect(await plain('image/png', HEAD, ...said, BODY, text('trailer GPS'))).toEqual(Buffer.concat([HEAD, BODY]));
  });

  it('keeps the orientation, in a chunk whose sum is right', async () => {
    const sent = await plain('image/png', HEAD, chunk('eXIf', tiff(6, false)), BODY);
    expect(sent.includes('GPS')).toBe(false);
    const made = sent.subarray(HEAD.length, sent.length - BODY.length);
    expect(orientationIn(made.subarray(8, 34))).toBe(6);
    expect(made).toEqual(chunk('eXIf', made.subarray(8, 34)));
  });

  it('comes to an end in a chunk that claims more than there is', async () => {
    expect(await plain('image/png', HEAD, uint(0xffffffff, 4), text('tEXtGPS....'))).toEqual(HEAD);
  });
});

describe('WebP', () => {
  const chunk = (name: string, data: Buffer) =>
    Buffer.concat([text(name), uint(data.length, 4, true), data, Buffer.alloc(data.length % 2)]);
  const riff = (...chunks: Buffer[]) => {
    const body = Buffer.concat([text('WEBP'), ...chunks]);
    return Buffer.concat([text('RIFF'), uint(body.length, 4, true), body]);
  };
  const head = (flags: number) => chunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
  const PICTURE = chunk('VP8 ', text('odd'));

  it('keeps the picture, and says that nothing else is there', async () => {
    const file = riff(
      head(0x2c),
      chunk('ICCP', text('icc')),
      PICTURE,
      chunk('EXIF', tiff(1, true)),
      chunk('XMP ', text('GPS')),
      chunk('GPSx', text('a')),
    );
    expect(await plain('image/webp', file, text('trailer GPS'))).toEqual(
      riff(head(0x20), chunk('ICCP', text('icc')), PICTURE),
    );
  });

  it.each([[''], ['Exif\0\0']])('keeps the orientation, with %j before it', async (before) => {
    const file = riff(head(0x0c), PICTURE, chunk('EXIF', Buffer.concat([text(before), tiff(8, false)])));
    const sent = await plain('image/webp', file);
    expect(sent.includes('GPS')).toBe(false);
    const made = sent.subarray(sent.length - 26);
    expect(orientationIn(made)).toBe(8);
    expect(sent).toEqual(riff(head(0x08), PICTURE, chunk('EXIF', made)));
  });

  it('leaves a plain one as it is', async () =>
    expect(await plain('image/webp', riff(PICTURE))).toEqual(riff(PICTURE)));
});

it.each(['image/gif', 'image/avif', 'video/mp4', 'application/pdf', ''])(
  'hands a file of type %j on untouched',
  async (type) => {
    const file = new File(['GPS'], 'p', { type });
    expect(await withoutMetadata(file)).toBe(file);
  },
);
