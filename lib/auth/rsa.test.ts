/** @jest-environment node */
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { encryptLong } from './rsa';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** Node refuses PKCS#1 v1.5 decryption; the padding `00 02 … 00` is taken off here. */
function decryptBlock(block: Buffer): Buffer {
  const padded = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block);
  expect([padded[0], padded[1]]).toEqual([0, 2]);
  return padded.subarray(padded.indexOf(0, 2) + 1);
}

function blocksOf(param: string): Buffer[] {
  const bytes = Buffer.from(param, 'base64');
  expect(bytes.length % 128).toBe(0);
  return Array.from({ length: bytes.length / 128 }, (_, at) => decryptBlock(bytes.subarray(at * 128, at * 128 + 128)));
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

it.each(['not a key', 'AAAA', '{}'])('refuses %p instead of sending anything', (key) => {
  expect(() => encryptLong('secret', key)).toThrow();
});
