// npm run trace -- report.json: the positions in the sources of an error report, or of any text with positions in the
// built files (chunks/a.js:1:234), by the maps of that build: SOURCE_MAPS=1 npm run build, or --maps folder. Without a
// file it reads what is piped in.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { FlattenMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { isStarted, readJson, root } from '../build/files.mjs';

const POSITION = /([\w./~:-]*?[\w~-]+\.(?:js|css)):(\d+):(\d+)/g;

/** The text with each position in a built file replaced by the one in the sources, where a map knows it. */
export function traced(text, maps) {
  const open = new Map();
  const mapOf = (name) => {
    const file = join(maps, `${name}.map`);
    if (!open.has(name)) open.set(name, existsSync(file) ? FlattenMap(readJson(file)) : undefined);
    return open.get(name);
  };
  return text.replace(POSITION, (position, file, line, column) => {
    const map = mapOf(basename(file));
    // Stacks count columns from 1.
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!found?.source) return position;
    return `${found.source.replace(/^.*\[project\]\//, '')}:${found.line}:${found.column + 1}`;
  });
}

if (isStarted(import.meta.url)) {
  const { values, positionals } = parseArgs({ options: { maps: { type: 'string' } }, allowPositionals: true });
  const maps = values.maps ?? join(root, 'maps');
  if (!existsSync(maps)) {
    console.error(`There are no maps in ${maps}: SOURCE_MAPS=1 npm run build`);
    process.exit(1);
  }
  const text = readFileSync(positionals[0] ?? 0, 'utf8');
  console.log(traced(text, maps).trimEnd());
}
