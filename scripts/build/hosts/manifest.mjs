// The manifest names the installed client as the deployment does.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files.mjs';

const MANIFEST = 'manifest.webmanifest';

export function manifestFor(manifest, { title, abbreviation } = {}) {
  if (!title) return manifest;
  return { ...manifest, name: title, short_name: abbreviation ?? title };
}

/** `from`: the folder whose manifest has the names of the client itself; after a title is taken away they return. */
export function nameManifest(dist, config, from = join(dist, '..', 'public')) {
  const original = join(from, MANIFEST);
  if (!existsSync(original)) return;
  writeFileSync(join(dist, MANIFEST), `${JSON.stringify(manifestFor(readJson(original), config), undefined, 2)}\n`);
}
