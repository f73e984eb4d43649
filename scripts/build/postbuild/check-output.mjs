// What must not be in dist/: source maps, keys and tokens, addresses of internal hosts, and a second scheduler of React.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files.mjs';

const TEXT = /\.(?:js|mjs|css|html|json|txt|svg|webmanifest)$|_headers$/;

const FORBIDDEN = [
  ['a reference to a source map', /\/\/[#@] sourceMappingURL=(?!data:)\S+/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/],
  ['a token', /\b(?:eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|gh[pousr]_[A-Za-z0-9]{30,}|npm_[A-Za-z0-9]{30,})/],
  ['a key of a cloud', /\b(?:AKIA[0-9A-Z]{16}|AIza[\w-]{35}|sk_live_[A-Za-z0-9]{16,}|xox[abprs]-[\w-]{10,})/],
  ['an address with a password', /\bhttps?:\/\/[^\s/:@"'`]+:[^\s/:@"'`]+@[a-z0-9.-]+/i],
  [
    'an internal host',
    /\bhttps?:\/\/(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|[a-z0-9.-]+\.(?:local|internal|corp|intranet|lan))\b/i,
  ],
  ['a path of the machine that built it', /(?:\/home\/|\/Users\/|\/root\/|[A-Z]:\\\\Users\\\\)[\w.-]+/],
];

export function leaksIn(dist) {
  return filesBelow(dist).flatMap((name) => {
    if (name.endsWith('.map')) return [`${name}: a source map`];
    if (!TEXT.test(name)) return [];
    const text = readFileSync(join(dist, name), 'utf8');
    return FORBIDDEN.flatMap(([what, pattern]) => {
      const found = text.match(pattern)?.[0];
      return found === undefined ? [] : [`${name}: ${what} (${found.slice(0, 40)})`];
    });
  });
}
