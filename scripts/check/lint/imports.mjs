// Finds the imports of a source file within the repository, by parsing its text.
import { join, posix } from 'node:path';
import ts from 'typescript';
import { filesBelow, root } from '../../build/files.mjs';

/** TypeScript files below some folders, as paths from the repository's root. */
export const sourceFiles = (folders) =>
  new Set(
    folders
      .flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`))
      .filter((path) => /\.m?tsx?$/.test(path)),
  );

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.d.ts'];

/** Resolves an import in `from` to one of `files`. */
function fileOf(from, name, files) {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined;
  const base = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find((path) => files.has(path));
}

/** Whether the name at `pos` is the argument of `import()`, which loads its file later. */
const isLater = (text, pos) => /\bimport\s*\(\s*['"`]?$/.test(text.slice(Math.max(0, pos - 40), pos));

/** Files that a file imports or re-exports, values and types alike; with `later` also those it loads by `import()`. */
export function importedFiles(from, text, files, { later = false } = {}) {
  const { importedFiles: found } = ts.preProcessFile(text, true, false);
  const names = found.filter(({ pos }) => later || !isLater(text, pos)).map(({ fileName }) => fileName);
  return [...new Set(names.flatMap((name) => fileOf(from, name, files) ?? []))];
}
