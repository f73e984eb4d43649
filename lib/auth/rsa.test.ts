import { constants, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import { encryptLong } from './rsa';

const pairOf = (modulusLength: number) => {
  const pair = generateKeyPairSync('rsa', { modulusLength });
  return { ...pair, spki: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
};
const { publicKey, privateKey, spki } = pairOf(1024);

/** Node refuses PKCS#1 v1.5 decryption, so the padding `00 02 … 00` is removed here. */
function decryptBlock(block: Buffer, key: KeyObject = privateKey): Buffer {
  const padded = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block);
  expect([padded[0], padded[1]]).toEqual([0, 2]);
  return padded.subarray(padded.indexOf(0, 2) + 1);
}

function blocksOf(param: string, size = 128, key?: KeyObject): Buffer[] {
  const bytes = Buffer.from(param, 'base64');
  expect(bytes.length % size).toBe(0);
  return Array.from({ length: bytes.length / size }, (_, at) =>
    decryptBlock(bytes.subarray(at * size, (at + 1) * size), key),
  );
}

it.each([
  ['nothing', '', 1],
  ['one full block', 'a'.repeat(117), 1],
  ['one byte more', 'a'.repeat(118), 2],
  ['two full blocks', 'a'.repeat(234), 2],
  ['Chinese', '甬泉泵业'.repeat(30), 4],
  ['emoji', '🚢'.repeat(40), 2],
  ['a body', JSON.stringify({ username: '甬泉', password: 'p"\\w🔑' }), 1],
])('round-trips %s', (_, text, count) => {
  const blocks = blocksOf(encryptLong(text, spki));
  expect(Buffer.concat(blocks).toString('utf8')).toBe(text);
  expect(blocks).toHaveLength(count);
});

it('never ends a block inside a character, for platforms that decode each by itself', () => {
  const text = `${'a'.repeat(116)}泵${'b'.repeat(116)}🚢`;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  expect(
    blocksOf(encryptLong(text, spki))
      .map((block) => decoder.decode(block))
      .join(''),
  ).toBe(text);
});

it('reads PEM, PKCS#1 and keys with line breaks', () => {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const pkcs1 = publicKey.export({ type: 'pkcs1', format: 'der' }).toString('base64');
  for (const key of [pem, pkcs1, spki.replace(/(.{40})/g, '$1\n')]) {
    expect(Buffer.concat(blocksOf(encryptLong('ok', key))).toString()).toBe('ok');
  }
});

it('writes base64 without line breaks', () => expect(encryptLong('a'.repeat(500), spki)).toMatch(/^[A-Za-z0-9+/]+=*$/));

/** Texts of bar S12: Latin, Chinese, and characters outside the Basic Multilingual Plane. */
const ALPHABETS = ['abcdefghij', '甬泉泵业供应商中心客', '🚢⚓🏭𠮷🔑🌊🧭🛟🪝🐳'];
const LENGTHS = [0, 1, 38, 39, 40, 117, 500];
describe.each([512, 1024, 2048])('a key of %d bits', (bits) => {
  const pair = pairOf(bits);
  const size = bits / 8;
  const room = Math.min(117, size - 11);

  it.each(ALPHABETS.flatMap((alphabet) => LENGTHS.map((length) => [alphabet, length] as const)))(
    'takes %s × %d in chunks that fit, each whole characters',
    (alphabet, length) => {
      const characters = [...alphabet];
      const text = Array.from({ length }, (_, at) => characters[at % characters.length]).join('');
      const blocks = blocksOf(encryptLong(text, pair.spki), size, pair.privateKey);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      expect(blocks.map((block) => decoder.decode(block)).join('')).toBe(text);
      expect(Math.max(...blocks.map(({ length: bytes }) => bytes))).toBeLessThanOrEqual(room);
    },
  );
});

/** DER encoding of two numbers, as PKCS#1 writes a key. */
function pkcs1(modulus: string, exponent: string): string {
  const number = (hex: string) => {
    const bytes = Buffer.from(hex, 'hex');
    const signed = bytes[0]! > 127 ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
    return Buffer.concat([Buffer.of(2, 0x81, signed.length), signed]);
  };
  const body = Buffer.concat([number(modulus), number(exponent)]);
  return Buffer.concat([Buffer.of(0x30, 0x82, body.length >> 8, body.length & 255), body]).toString('base64');
}
const MODULUS = Buffer.from(publicKey.export({ format: 'jwk' }).n!, 'base64url').toString('hex');

it('reads a key put together by hand, so that the wrong ones below are wrong in one thing only', () => {
  expect(Buffer.concat(blocksOf(encryptLong('ok', pkcs1(MODULUS, '010001')))).toString()).toBe('ok');
});

it.each([
  ['no key', 'not a key'],
  ['too little of one', 'AAAA'],
  ['JSON', '{}'],
  ['the word mock', 'mock'],
  [
    'another kind of key',
    generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  ],
  ['half a key', spki.slice(0, 60)],
  ['a key that changes nothing', pkcs1(MODULUS, '01')],
  ['an even exponent', pkcs1(MODULUS, '010000')],
  ['an even modulus', pkcs1(`${MODULUS.slice(0, -1)}0`, '010001')],
])('refuses %s as one that cannot be read', (_, key) => {
  expect(() => encryptLong('secret', key)).toThrow(expect.objectContaining({ name: 'KeyError', fault: 'badKey' }));
});

it.each([64, 128, 376])('refuses a key of %d bits as too weak', (bits) => {
  const key = pkcs1(`${'f'.repeat(bits / 4 - 1)}d`, '010001');
  expect(() => encryptLong('secret', key)).toThrow(expect.objectContaining({ name: 'KeyError', fault: 'weakKey' }));
});
