// The client in an object store: what each file is uploaded with, in the order of an update.
import { extname } from 'node:path';
import { filesBelow } from '../../build/files.mjs';
import { HASHED, cacheControl, isPrecompressed } from '../../build/hosts/headers.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Pages that are open keep what they have loaded; a new one finds its files before it is there. */
const order = (path) => (path.startsWith(HASHED) ? 0 : path === 'index.html' ? 2 : 1);

/** Which files go where: all of them to one host, or those with a hash to the asset host and the rest to the page's. */
const PARTS = {
  all: () => true,
  assets: (path) => path.startsWith(HASHED),
  page: (path) => !path.startsWith(HASHED),
};

export function objectsOf(dist, part = 'all') {
  return filesBelow(dist)
    .filter((path) => path !== '_headers' && !isPrecompressed(path) && PARTS[part](path))
    .sort((a, b) => order(a) - order(b) || a.localeCompare(b))
    .map((path) => {
      const type = TYPES[extname(path)];
      if (!type) throw new Error(`scripts/operate/hosts/objects.mjs knows no type for ${path}`);
      return { path, type, cacheControl: cacheControl(path) };
    });
}
