import forge from 'node-forge/lib/forge';
import 'node-forge/lib/asn1';
import 'node-forge/lib/pem';
import 'node-forge/lib/rsa';

/** Bytes of PKCS#1 v1.5 padding in every block. */
const PADDING = 11;
/** Bytes in a chunk, whatever the length of the key (contract 2). */
const MAX_CHUNK = 117;
/** A shorter key gives no protection. */
const MIN_BITS = 512;

/** Why the platform's key is not used: it cannot be read, or it is too short. */
export class KeyError extends Error {
  override readonly name = 'KeyError';

  constructor(
    readonly fault: 'badKey' | 'weakKey',
    cause?: unknown,
  ) {
    super(fault, { cause });
  }
}

function parseKey(key: string) {
  const text = key.trim();
  try {
    const der = text.includes('-----BEGIN')
      ? forge.pem.decode(text)[0]!.body
      : forge.util.decode64(text.replace(/\s/g, ''));
    return forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(der));
  } catch (cause) {
    throw new KeyError('badKey', cause);
  }
}

/** A public key as the platform sends it: SPKI or PKCS#1, PEM or bare base64. */
function importKey(key: string) {
  const publicKey = parseKey(key);
  if (publicKey.n.bitLength() < MIN_BITS) throw new KeyError('weakKey');
  // No number in an RSA key is even, and the exponent 1 would send the text unencrypted.
  if (!publicKey.n.testBit(0) || !publicKey.e.testBit(0) || publicKey.e.bitLength() < 2) throw new KeyError('badKey');
  return publicKey;
}

/**
 * Encrypts a text of any length: UTF-8 in chunks of at most 117 bytes, less if the key is shorter than 1024 bits, the
 * blocks joined, base64 of the whole without line breaks (contract 2). A chunk never splits a character, so a platform
 * that decodes each block separately can read it too.
 */
export function encryptLong(text: string, key: string): string {
  const publicKey = importKey(key);
  const chunkSize = Math.min(MAX_CHUNK, Math.ceil(publicKey.n.bitLength() / 8) - PADDING);
  const encoder = new TextEncoder();
  const chunks: string[] = [];
  let chunk = '';
  let size = 0;
  for (const character of text) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > chunkSize) {
      chunks.push(chunk);
      chunk = '';
      size = 0;
    }
    chunk += character;
    size += bytes;
  }
  chunks.push(chunk);
  return forge.util.encode64(
    chunks.map((part) => publicKey.encrypt(forge.util.encodeUtf8(part), 'RSAES-PKCS1-V1_5')).join(''),
  );
}
