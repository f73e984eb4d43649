/**
 * The demo's own key pair: it protects nothing and is not secret. PKCS#1 v1.5 is not part of WebCrypto, so its
 * decryption is implemented here.
 */
export const DEMO_PUBLIC_KEY =
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC9axLz3BxkSLylEHwQBCvVldZhIBrxVfQDgzwo3layDfOmOhHHrhYujvbn6HwW' +
  'S0g34XWkES1Z6n7l0yU+SxdgK1qcUxh9e4tHUE0uMGBp+GjuzMnd0JRNpjeDhaOhpd+NlVPvhfZBF0hC9zNXYvLV7LeN6fZdzPSq' +
  '352t5VJkCQIDAQAB';

const MODULUS = BigInt(
  '0x' +
    'bd6b12f3dc1c6448bca5107c10042bd595d661201af155f403833c28de56b20df3a63a11c7ae162e8ef6e7e87c164b4837e1' +
    '75a4112d59ea7ee5d3253e4b17602b5a9c53187d7b8b47504d2e306069f868eeccc9ddd0944da6378385a3a1a5df8d9553ef' +
    '85f641174842f7335762f2d5ecb78de9f65dccf4aadf9dade5526409',
);
const EXPONENT = BigInt(
  '0x' +
    '315cd1109a011025607c07c2bd0dc93a9d14c434f0b089fcd05987f90290475099796d52aaddf44be7d7f271c4bcae9bc06c' +
    '521312a2e5f6d561215868567b5d92049a09946326d83cb0e6e2d20ba11920dc1a8c73f206847966f27287ce97282d362293' +
    'ab6ce2206a5f609e95d62f8e3ab23bba55d4dd99da678709d0d44b71',
);
const BLOCK = 128;

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const zero = BigInt(0);
  const one = BigInt(1);
  let result = one;
  for (let factor = base % modulus, left = exponent; left > zero; left >>= one) {
    if (left & one) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** One block: 00 02, padding without zeros, 00, then the message. */
function openBlock(block: Uint8Array): number[] {
  const number = BigInt(`0x${Array.from(block, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
  const plain = power(number, EXPONENT, MODULUS)
    .toString(16)
    .padStart(BLOCK * 2, '0');
  const bytes = plain.match(/../g)!.map((pair) => parseInt(pair, 16));
  const end = bytes.indexOf(0, 2);
  if (bytes[0] !== 0 || bytes[1] !== 2 || end < 10) throw new Error('Not PKCS#1 v1.5');
  return bytes.slice(end + 1);
}

/** Decrypts `param` of contract 2: base64 of 128-byte blocks, each with at most 117 bytes of UTF-8. */
export function decryptParam(param: string): string {
  const bytes = Uint8Array.from(atob(param), (char) => char.charCodeAt(0));
  if (bytes.length === 0 || bytes.length % BLOCK !== 0) throw new Error('Not a whole number of blocks');
  const plain: number[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) plain.push(...openBlock(bytes.subarray(at, at + BLOCK)));
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(plain));
}
