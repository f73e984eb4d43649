// What the code asks of the messages: the keys that it uses, and where it joins texts. The compiler takes seconds to find
// this out, so it is kept until code, keys or packages change: who edits texts alone waits for the texts alone.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from '../build/files.mjs';
import { joinedTexts } from './pieces.mjs';
import { clientProgram, sourceFiles } from './program.mjs';
import { usedIn } from './usage.mjs';

const TOOLS = ['code-uses', 'pieces', 'program', 'usage'];
const toolFiles = TOOLS.map((name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)));

function hashOf(root, keys) {
  const hash = createHash('sha256').update(JSON.stringify(keys.map(({ name, key }) => [name, key])));
  const packages = [join(root, 'package-lock.json')].filter((file) => existsSync(file));
  for (const file of [...toolFiles, ...packages, ...sourceFiles(root)]) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function find(root) {
  const program = clientProgram(root);
  const pathOf = (file) => relative(root, file.fileName).split(sep).join('/');
  const joined = program.files.flatMap((file) =>
    joinedTexts(file).map((position) => ({ file: pathOf(file), ...position })),
  );
  return { used: usedIn(program), joined };
}

function keptIn(file) {
  try {
    return readJson(file);
  } catch {
    return {};
  }
}

/** `used` as `usedIn` has it, and the positions of texts that are joined. `keys` have a namespace and a key in it. */
export function codeUses(root, keys) {
  const packages = join(root, 'node_modules');
  const file = join(packages, '.cache/i18n-check/code-uses.json');
  const hash = hashOf(root, keys);
  const kept = keptIn(file);
  if (kept.hash === hash) return kept.found;
  const found = find(root);
  if (existsSync(packages)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ hash, found }));
  }
  return found;
}
