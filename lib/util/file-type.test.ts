/** @jest-environment node */
import { safeFileName } from './file-name';
import { typedFile } from './file-type';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
const kindOf = async (name: string, content: Uint8Array<ArrayBuffer>, type = '') => {
  const typed = await typedFile(new File([content], name, { type }));
  return typed && [typed.kind, typed.file.type, typed.file.name];
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
  ['a picture browsers do not draw', 'x.heic', bytes([0, 0, 0, 32], 'ftypheic'), 'image/heic'],
  ['sound', 'x.m4a', bytes([0, 0, 0, 32], 'ftypM4A '), 'audio/mp4'],
  ['nothing', 'x.png', bytes(), 'image/png'],
])('%s is none of the kinds', async (_, name, content, type = '') => {
  expect(await kindOf(name, content, type)).toBeUndefined();
});

test('a declared type does not make a kind: the true one does', async () => {
  expect(await kindOf('a.mp4', bytes([0x89], 'PNG'), 'video/mp4')).toEqual(['image', 'image/png', 'a.mp4']);
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
