// What a file of the repository imports of it, read from its text.
import { join, posix } from 'node:path';
import ts from 'typescript';

/** The TypeScript files below some folders of the repository, by their paths from its root. */
export function sourceFiles(root, folders, list) {
  const below = (folder) =>
    list(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return below(path);
      return /\.m?tsx?$/.test(entry.name) ? [path] : [];
    });
  return new Set(folders.flatMap(below));
}

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.d.ts'];

/** The file that an import in `from` means, if it is one of `files`. */
function fileOf(from, name, files) {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined;
  const base = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find((path) => files.has(path));
}

/** Whether the name at `pos` is an argument of `import()`, which loads its file later. */
const isLater = (text, pos) => /\bimport\s*\(\s*['"`]?$/.test(text.slice(Math.max(0, pos - 40), pos));

/** The files that a file imports or exports again, values and types alike; with `later` those that it loads by `import()` too. */
export function importedFiles(from, text, files, { later = false } = {}) {
  const { importedFiles: found } = ts.preProcessFile(text, true, false);
  const names = found.filter(({ pos }) => later || !isLater(text, pos)).map(({ fileName }) => fileName);
  return [...new Set(names.flatMap((name) => fileOf(from, name, files) ?? []))];
}
