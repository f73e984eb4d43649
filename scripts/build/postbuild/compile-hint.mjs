// Files that the start runs nearly whole are compiled beside the main thread while they load, and not function by function
// when each is first called: a third of what the main thread does until home shows its figures. Chromium reads this comment
// (explicit compile hints); other browsers ignore it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readJson } from '../files.mjs';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** A script with the hint as its first line, where it has none yet. */
export const withHint = (script) => (script.startsWith(HINT) ? script : HINT + script);

/** The map of a script whose positions are all one line further down. */
const oneLineDown = (map) =>
  map.sections
    ? {
        ...map,
        sections: map.sections.map(({ offset, ...section }) => ({
          ...section,
          offset: { ...offset, line: offset.line + 1 },
        })),
      }
    : { ...map, mappings: `;${map.mappings}` };

/** Puts the hint into some files of the build, and moves their source maps along. */
export function hintFiles(files, maps) {
  for (const file of files) {
    const script = readFileSync(file, 'utf8');
    if (withHint(script) === script) continue;
    writeFileSync(file, withHint(script));
    const map = join(maps, `${basename(file)}.map`);
    if (existsSync(map)) writeFileSync(map, JSON.stringify(oneLineDown(readJson(map))));
  }
}
