/** @jest-environment ./scripts/check/jest-env.ts */
import { decodeDataUrl, fetchForeignPicture, pictureFile, pictureName } from './foreign-picture';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const { signal } = new AbortController();
const answer = (body: BodyInit, init?: ResponseInit) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, init));
afterEach(() => jest.restoreAllMocks());

test('a picture gets the ending of its bytes, whatever it was called', async () => {
  expect((await pictureFile(new Blob([JPEG]), 'a.b.png'))?.name).toBe('a-b.jpg');
  expect(await pictureFile(new Blob([PNG], { type: 'text/html' }), '')).toMatchObject({
    name: 'picture.png',
    type: 'image/png',
  });
  expect(await pictureFile(new Blob(['<svg onload=alert(1)>'], { type: 'image/svg+xml' }), 'a')).toBeUndefined();
  expect(await pictureFile(new Blob([]), 'a')).toBeUndefined();
});

test('data URLs are decoded, others are none', async () => {
  const bytes = async (address: string) => {
    const blob = decodeDataUrl(address);
    return blob && [blob.type, ...new Uint8Array(await blob.arrayBuffer())];
  };
  expect(await bytes('data:image/png;base64,iVBO')).toEqual(['image/png', 0x89, 0x50, 0x4e]);
  expect(await bytes('data:image/png;charset=x;base64,iV\nBO')).toEqual(['image/png', 0x89, 0x50, 0x4e]);
  expect(await bytes('data:image/gif,GI%46')).toEqual(['image/gif', 71, 73, 70]);
  for (const wrong of ['data:text/html,x', 'data:image/png;base64,%', 'https://a.example/x.png', ''])
    expect(await bytes(wrong)).toBeUndefined();
});

test('the name is read from the address', () => {
  expect(pictureName('https://a.example/x/%E6%B3%B5.png?w=1#a')).toBe('泵.png');
  expect(pictureName('https://a.example/%E6.png')).toBe('%E6.png');
  expect(pictureName('https://a.example')).toBe('');
});

test('another host gets no cookie and no address of ours', async () => {
  const fetched = answer(PNG);
  expect((await fetchForeignPicture('https://a.example/pump.php?id=1', signal))?.name).toBe('pump.png');
  expect(fetched.mock.calls[0]![1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'cors' });
});

test.each([
  ['a page', '<html>', {}],
  ['nothing', '', { status: 404 }],
  ['too much', 'x', { headers: { 'Content-Length': '99000000' } }],
])('%s is no picture', async (_, body, init) => {
  answer(body, init);
  expect(await fetchForeignPicture('https://a.example/a.png', signal)).toBeUndefined();
});

test('a host that refuses, and a session that has ended', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchForeignPicture('https://a.example/a.png', signal)).toBeUndefined();
});
