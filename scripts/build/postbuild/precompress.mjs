// Compressed copies beside the files of dist/, for hosts that send them instead of compressing at each request. Files that
// an operator edits have none: a copy would not follow.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '../files.mjs';
import { isPrecompressed } from '../hosts/headers.mjs';

const TEXT = /\.(js|css|html|svg|json|txt)$/;
const EDITED = ['config.json', 'manifest.webmanifest', 'version.json'];
/** Below it, the headers of a response weigh more than what compression saves. */
const MIN_BYTES = 1024;

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const COPIES = { br: brotli, gz: (bytes) => gzipSync(bytes, { level: 9 }) };

export function precompress(dist) {
  for (const path of filesBelow(dist)) {
    const file = join(dist, path);
    if (isPrecompressed(path)) {
      if (!existsSync(file.slice(0, -3))) rmSync(file);
      continue;
    }
    const bytes = readFileSync(file);
    if (!TEXT.test(path) || EDITED.includes(path) || bytes.length < MIN_BYTES) continue;
    // A file with a hash in its name has the content that it had.
    const isHashed = path.startsWith('_next');
    for (const [ending, compress] of Object.entries(COPIES)) {
      const copy = `${file}.${ending}`;
      if (!isHashed || !existsSync(copy)) writeFileSync(copy, compress(bytes));
    }
  }
}
