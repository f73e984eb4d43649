// The project's folder and its files, for every script. Node's own modules only: some run before packages are installed.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ends in a slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The paths of all files below a folder, relative to it and with slashes on every system, in their order. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** Whether the script with this `import.meta.url` was started, and not imported by another. */
export const isStarted = (url) => process.argv[1] === fileURLToPath(url);
