// Builds dist/ unless it is up to date with the sources. Uses Node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './files.mjs';
import { npm } from './install.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'scripts/build',
  'scripts/platform/contract',
  'scripts/platform/openapi.mjs',
  'docs/configuration.md',
];
/** Next to dist/, which contains only what is uploaded. Next.js empties this folder when it builds. */
const STAMP = join(root, '.next', 'dist-made-of');

const filesOf = (source) =>
  statSync(join(root, source)).isDirectory()
    ? filesBelow(join(root, source)).map((name) => `${source}/${name}`)
    : [source];

/** The same for the same sources, whenever and wherever they are built. */
export function sourcesHash() {
  const hash = createHash('sha256')
    .update(process.env.ASSET_PREFIX ?? '')
    .update('\0');
  for (const file of SOURCES.flatMap(filesOf)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
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
