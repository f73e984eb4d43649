// Source maps are kept apart from dist/, which is public: SOURCE_MAPS=1 npm run build writes them to maps/, also those of the
// files that early-files.mjs joins of the bundler's.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GenMapping, addMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import { FlattenMap, eachMapping } from '@jridgewell/trace-mapping';
import { filesBelow, readJson } from '../files.mjs';

const REFERENCE = /\n?(?:\/\/|\/\*)[#@] sourceMappingURL=([^\s*]+)\s*(?:\*\/)?\s*$/;

/** Where positions of a text are: offset → line (from 1) and column (from 0). */
function lineIndex(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineAt = (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    offsetOf: (line, column) => starts[line - 1] + column,
    positionOf: (offset) => ({ line: lineAt(offset) + 1, column: offset - starts[lineAt(offset)] }),
  };
}

/** The map of a file that holds pieces of others; `pieces`: [offset in it, offset in the other, length]. */
function joinedMap(file, text, parts) {
  const target = new GenMapping({ file });
  const own = lineIndex(text);
  for (const { map, text: from, pieces } of parts) {
    const other = lineIndex(from);
    const sorted = [...pieces].sort((a, b) => a[1] - b[1]);
    let at = 0;
    eachMapping(FlattenMap(map), ({ generatedLine, generatedColumn, source, originalLine, originalColumn, name }) => {
      if (source === null || originalLine === null) return;
      const offset = other.offsetOf(generatedLine, generatedColumn);
      while (at < sorted.length && offset >= sorted[at][1] + sorted[at][2]) at += 1;
      if (at === sorted.length || offset < sorted[at][1]) return;
      const generated = own.positionOf(offset - sorted[at][1] + sorted[at][0]);
      addMapping(target, { generated, source, original: { line: originalLine, column: originalColumn }, name });
    });
  }
  return toEncodedMap(target);
}

const filesWith = (ending, folder) =>
  filesBelow(folder)
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path));

/** Moves the bundler's maps out of dist/, each under the name of the file that refers to it; returns how many. */
export function takeMaps(dist, maps) {
  const folder = join(dist, '_next/static');
  const found = filesWith(/\.map$/, folder);
  if (found.length === 0) return 0;
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of filesWith(/\.(js|css)$/, folder)) {
    const text = readFileSync(file, 'utf8');
    const name = REFERENCE.exec(text)?.[1];
    if (name === undefined) continue;
    writeFileSync(file, text.replace(REFERENCE, '\n'));
    const map = join(dirname(file), name);
    if (existsSync(map)) renameSync(map, join(maps, `${basename(file)}.map`));
  }
  for (const left of filesWith(/\.map$/, folder)) rmSync(left);
  return found.length;
}

/** The files from which the maps say that something was taken. */
export const sourcesIn = (maps) =>
  filesWith(/\.map$/, maps).flatMap((file) => {
    const { sources = [], sections = [] } = readJson(file);
    return [...sources, ...sections.flatMap(({ map }) => map.sources)].filter(Boolean);
  });

/** The map of a joined file, from the maps of the files whose modules it holds. */
export function writeJoinedMap(maps, chunks, file, text, modules) {
  let from = 0;
  const placed = modules.map(({ chunk, source }) => {
    const offset = text.indexOf(source, from);
    from = offset + source.length;
    return { chunk, source, offset };
  });
  const parts = [...new Set(placed.map(({ chunk }) => basename(chunk)))].flatMap((name) => {
    const map = join(maps, `${name}.map`);
    if (!existsSync(map)) return [];
    const other = readFileSync(join(chunks, name), 'utf8');
    const pieces = placed
      .filter(({ chunk }) => basename(chunk) === name)
      .map(({ source, offset }) => [offset, other.indexOf(source), source.length]);
    return [{ map: readJson(map), text: other, pieces }];
  });
  if (parts.length > 0)
    writeFileSync(join(maps, `${basename(file)}.map`), JSON.stringify(joinedMap(file, text, parts)));
}
