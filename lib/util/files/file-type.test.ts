import { safeFileName } from './file-name';
import { typedFile } from './file-type';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
const kindOf = async (name: string, content: Uint8Array<ArrayBuffer>, type = '') => {
  const typed = await typedFile(new File([content], name, { type }));
  return typeof typed === 'string' ? typed : [typed.kind, typed.file.type, typed.file.name];
};

test.each([
  ['a.png', bytes([0x89], 'PNG'), 'image', 'image/png'],
  ['a.jpg', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image', 'image/jpeg'],
  ['a.webp', bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'image', 'image/webp'],
  ['a.avif', bytes([0, 0, 0, 32], 'ftypavif'), 'image', 'image/avif'],
  ['a.mp4', bytes([0, 0, 0, 32], 'ftypisom'), 'video', 'video/mp4'],
  ['a.webm', bytes([0x1a, 0x45, 0xdf, 0xa3]), 'video', 'video/webm'],
  ['a.pdf', bytes('%PDF-1.7'), 'document', 'application/pdf'],
  ['a.ZIP', bytes('PK', [3, 4]), 'document', 'application/zip'],
  ['a.xls', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'document', 'application/vnd.ms-excel'],
  ['a.csv', bytes('a,b\n1,2'), 'document', 'text/csv'],
])('%s is known by its bytes', async (name, content, kind, mime) => {
  expect(await kindOf(name, content, 'application/octet-stream')).toEqual([kind, mime, name]);
});

test.each([
  ['a picture in name only', 'x.png', bytes('MZ not a picture'), 'image/png'],
  ['a drawing that can run', 'x.svg', bytes('<svg onload=alert(1)>'), 'image/svg+xml'],
  ['a program in the coat of a text', 'x.txt', bytes('MZ', [0x90, 0])],
  ['what is no text though it says so', 'x.csv', bytes('a,b', [0], 'c')],
  ['a page', 'x.html', bytes('<html>'), 'text/html'],
  ['an archive that calls itself a program', 'x.jar', bytes('PK', [3, 4])],
  ['sound', 'x.m4a', bytes([0, 0, 0, 32], 'ftypM4A '), 'audio/mp4'],
])('%s is none of the kinds', async (_, name, content, type = '') => {
  expect(await kindOf(name, content, type)).toBe('wrongType');
});

test.each([
  ['IMG_1.jpg', 'ftypheic'],
  ['x.heic', 'ftypheix'],
  ['x.heif', 'ftypmif1\0\0\0\0mif1heic'],
])('%s is a photo of a phone', async (name, content) => {
  expect(await kindOf(name, bytes([0, 0, 0, 32], content), 'image/jpeg')).toEqual(['image', 'image/heic', name]);
});

test('a picture in the same container as those photos is known by its other brands', async () => {
  expect(await kindOf('a.avif', bytes([0, 0, 0, 32], 'ftypmif1\0\0\0\0mif1avif'))).toEqual([
    'image',
    'image/avif',
    'a.avif',
  ]);
});

const PNG = bytes([0x89], 'PNG');

test('a declared type does not make a kind: the true one does', async () => {
  expect(await kindOf('a.png', PNG, 'video/mp4')).toEqual(['image', 'image/png', 'a.png']);
  expect(await kindOf('pasted', PNG)).toEqual(['image', 'image/png', 'pasted']);
  expect(await kindOf('泵 v1.2 final.PNG', PNG)).toEqual(['image', 'image/png', '泵 v1.2 final.PNG']);
  expect(await kindOf('a.JPEG', bytes([0xff, 0xd8, 0xff]))).toEqual(['image', 'image/jpeg', 'a.JPEG']);
});

test.each([
  ['a.mp4', PNG],
  ['a.jpg', PNG],
  ['a.dat', PNG],
  ['a.png', bytes('%PDF-1.7')],
  ['a.png', bytes([0, 0, 0, 32], 'ftypisom')],
  ['a.pdf', bytes([0xff, 0xd8, 0xff])],
  ['a.mkv', bytes([0x1a, 0x45, 0xdf, 0xa3])],
])('%s with the bytes of another type is not taken', async (name, content) => {
  expect(await kindOf(name, content)).toBe('otherType');
});

test.each([
  'x.png.exe',
  'x.exe.png',
  'x.pdf.exe',
  'x.jpg.png',
  'x.html.jpg',
  'x.PNG.Exe',
  'x.svg.png',
  'x.png.\u202eexe',
  'a.b.php.gif',
])('%s has two endings and is not taken', async (name) => expect(await kindOf(name, PNG)).toBe('twoEndings'));

test.each(['x.png', 'x.csv', 'x', 'x.png.exe'])('%s with nothing in it is empty', async (name) => {
  expect(await kindOf(name, bytes())).toBe('empty');
});

test.each([
  ['../../etc/pump.png', 'pump.png'],
  ['C:\\fakepath\\泵.jpg', '泵.jpg'],
  ['pump\u202Egpj.exe', 'pumpgpj.exe'],
  ['  a\u0000b.png ', 'ab.png'],
  ['..', 'file'],
  ['', 'file'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(16)}.png`],
  [`${'😀'.repeat(30)}.png`, `${'😀'.repeat(8)}.png`],
])('%j is shown as %j', (name, shown) => {
  expect(safeFileName(name, 20)).toBe(shown);
});
