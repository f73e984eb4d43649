import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaksIn } from './check-output.mjs';

/** The build fails if it would publish secrets or internal addresses (bar C7). */

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, '_next/static/chunks'), { recursive: true });
});
afterEach(() => rmSync(dist, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
const CHUNK = '_next/static/chunks/0a1b.js';

test('what the client is made of has none of it', () => {
  write('index.html', '<a href="https://github.com/a/b">x</a><script src="./_next/a.js"></script>');
  write(CHUNK, 'fetch("https://api.example.com/v1");const password="",token=read();"-----BEGIN RSA PRIVATE KEY-----"');
  write('config.json', '{"demo":true,"baseURL":"http://127.0.0.1:9000"}');
  expect(leaksIn(dist)).toEqual([]);
});

test.each([
  ['_next/static/chunks/0a1b.js.map', '{"version":3}', 'a source map'],
  [CHUNK, 'a();\n//# sourceMappingURL=0a1b.js.map', 'a reference to a source map'],
  [CHUNK, `"-----BEGIN PRIVATE KEY-----\n${'A1b2'.repeat(20)}"`, 'a private key'],
  [CHUNK, `const t="eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}"`, 'a token'],
  [CHUNK, `"ghp_${'a1'.repeat(20)}"`, 'a token'],
  [CHUNK, `"AKIA${'ABCD'.repeat(4)}"`, 'a key of a cloud'],
  ['config.json', '{"baseURL":"https://admin:secret@api.example.com"}', 'an address with a password'],
  [CHUNK, '"https://git.company.internal/x"', 'an internal host'],
  [CHUNK, '"http://10.0.3.7:8080/"', 'an internal host'],
  [CHUNK, '"/home/builder/client/lib/a.ts"', 'a path of the machine'],
])('%s with %j stops it: %s', (name, text, what) => {
  write(name, text);
  expect(leaksIn(dist)).toEqual([expect.stringContaining(`${name}: ${what}`)]);
});
