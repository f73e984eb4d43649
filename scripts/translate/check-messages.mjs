// npm run i18n:check: every text is there, can be read, is written as its language is, and is used. Each problem is a line:
// file:key:line:column: what is wrong. `--fix` sets order and spaces right; `--missing` looks for missing texts alone, as
// the build does.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isStarted, readJson, root } from '../build/files.mjs';
import { makeModules } from '../build/make/modules.mjs';
import { codeUses } from './code-uses.mjs';
import { fixedFile } from './fix.mjs';
import { REFERENCE, localesIn } from './list.mjs';
import { at, checkTexts } from './texts.mjs';
import { unusedKeys } from './usage.mjs';

function messageFiles(root, locale) {
  const folder = join(root, 'messages', locale);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Object.fromEntries(files.map((name) => [name.slice(0, -5), readFileSync(join(folder, name), 'utf8')]));
}

const sourcesOf = (root) =>
  Object.fromEntries(localesIn(join(root, 'messages')).map((locale) => [locale, messageFiles(root, locale)]));

/** What translators must know of single texts: `namespace.key` → `note`, and `max` where there is little room. */
function notesOf(root) {
  const file = join(root, 'messages/notes.json');
  return existsSync(file) ? readJson(file) : {};
}

/** All problems of a project's messages; `missing` looks for missing texts alone. */
export function checkMessages(root, { missing = false } = {}) {
  const { problems, keys, lacking } = checkTexts(sourcesOf(root), notesOf(root));
  const result = { problems, count: keys.length, lacking };
  if (missing)
    return { ...result, problems: problems.filter((problem) => / (?:is missing|no JSON: .*)$/.test(problem)) };
  const { used, joined } = codeUses(root, keys);
  const unused = unusedKeys(keys, used).map((position) => at(position.file, position, 'is not used'));
  const joinings = joined.map((position) =>
    at(position.file, position, 'joins texts; write one message with arguments'),
  );
  return { ...result, problems: [...problems, ...unused, ...joinings] };
}

/** Writes the files that can be set right. */
export function fixMessages(root) {
  const sources = sourcesOf(root);
  for (const [locale, files] of Object.entries(sources)) {
    for (const [name, source] of Object.entries(files)) {
      const text = fixedFile(name, source, sources[REFERENCE][name]);
      if (text !== source) writeFileSync(join(root, 'messages', locale, `${name}.json`), text);
    }
  }
}

/** A line for each language that is not complete: how much it lacks, and where. */
function lackingLines(lacking, count) {
  return [...new Set(lacking.map(({ locale }) => locale))].flatMap((locale) => {
    const own = lacking.filter((one) => one.locale === locale);
    const files = [...new Set(own.map(({ file }) => file))].map((file) => {
      const keys = own.filter((one) => one.file === file).map(({ key }) => key);
      return `  ${file}: ${keys.length} missing: ${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ' …' : ''}`;
    });
    return [`${locale}: ${count - own.length} of ${count} texts; the others are shown in English`, ...files];
  });
}

if (isStarted(import.meta.url)) {
  // Without them, as after npm ci --ignore-scripts, half of the keys would seem unused.
  makeModules();
  const project = resolve(root);
  const missing = process.argv.includes('--missing');
  if (process.argv.includes('--fix')) fixMessages(project);
  const { problems, count, lacking } = checkMessages(project, { missing });
  problems.forEach((problem) => console.error(problem));
  if (!missing) lackingLines(lacking, count).forEach((line) => console.log(line));
  const languages = localesIn(join(project, 'messages')).length;
  if (!missing || problems.length > 0) {
    console.log(`${count} messages in ${languages} languages, ${problems.length} problems`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}
