// Builds dist/ unless it is up to date with the sources. Uses Node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './install.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'scripts/platform/contract',
  'public',
  'next.config.mjs',
  'package-lock.json',
  'scripts/openapi.mjs',
  'scripts/postbuild',
  'scripts/headers.mjs',
  'scripts/hosts',
  'scripts/config',
  'docs/configuration.md',
];
/** Next to dist/, which contains only what is uploaded. Next.js empties this folder when it builds. */
const STAMP = join(root, '.next', 'dist-made-of');

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function sourcesHash() {
  const hash = createHash('sha256')
    .update(process.env.ASSET_PREFIX ?? '')
    .update('\0');
  for (const file of SOURCES.flatMap((source) => filesUnder(join(root, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function markBuilt() {
  mkdirSync(join(root, '.next'), { recursive: true });
  writeFileSync(STAMP, sourcesHash());
}

export function isBuilt() {
  const complete = existsSync(join(root, 'dist', '_headers')) && existsSync(STAMP);
  return complete && readFileSync(STAMP, 'utf8') === sourcesHash();
}

export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building dist/ …');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  if (npm(['run', '--silent', 'build'], { env }) !== 0) {
    console.error('The build failed, see above.');
    process.exit(1);
  }
}
