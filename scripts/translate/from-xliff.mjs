// npm run i18n:import -- fr.xlf: takes the translations of an XLIFF 1.2 file, as i18n:xliff writes it and Crowdin and Weblate
// return it, into messages/<language>/. Texts without a translation stay as they are; `npm run i18n:check` then says what is
// wrong with the others.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { isStarted, root } from '../build/files.mjs';
import { readMessages } from './json.mjs';
import { FALLBACK, namespacesIn } from './list.mjs';

/** Tools write the source as the target of what nobody has translated, and mark it. */
const UNDONE = new Set(['new', 'needs-translation', 'needs-l10n']);

/** language, and namespace → key → text. */
export function readXliff(xml) {
  const parsed = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'application/xml');
  const files = [...parsed.getElementsByTagName('file')];
  const languages = new Set(files.map((file) => file.getAttribute('target-language')));
  if (files.length === 0) throw new Error('This is no XLIFF 1.2: it has no <file>');
  if (languages.size !== 1) throw new Error(`It is for several languages: ${[...languages].join(', ')}`);
  const texts = new Map();
  for (const file of files) {
    const name = /(\w+)\.json$/.exec(file.getAttribute('original') ?? '')?.[1];
    if (!name) throw new Error(`<file original="${file.getAttribute('original')}"> names no file of messages`);
    const units = texts.get(name) ?? new Map();
    for (const unit of [...file.getElementsByTagName('trans-unit')]) {
      const [target] = [...unit.getElementsByTagName('target')];
      const key = unit.getAttribute('resname') || unit.getAttribute('id');
      if (target?.textContent && !UNDONE.has(target.getAttribute('state'))) units.set(key, target.textContent);
    }
    texts.set(name, units);
  }
  const [language] = languages;
  return { language: (language ?? '').toLowerCase().split(/[-_]/)[0], texts };
}

function setIn(object, path, text) {
  const [name, ...rest] = path;
  if (rest.length === 0) object[name] = text;
  else setIn((object[name] ??= {}), rest, text);
}

const leavesOf = (file) => (existsSync(file) ? readMessages(file, readFileSync(file, 'utf8')).leaves : []);

/** Writes the translations into the files of a project; returns how many, and the keys that the client does not have. */
export function importXliff(root, xml) {
  const { language, texts } = readXliff(xml);
  if (!/^[a-z]{2}$/.test(language)) throw new Error(`"${language}" is no language of two letters`);
  const known = namespacesIn(FALLBACK, join(root, 'messages'));
  const unknown = [];
  let count = 0;
  for (const [name, units] of texts) {
    if (!known.includes(name)) {
      unknown.push(`${name}.json`);
      continue;
    }
    const file = join(root, 'messages', language, `${name}.json`);
    const merged = new Map(leavesOf(file).map(({ key, text }) => [key, text]));
    const source = leavesOf(join(root, 'messages', FALLBACK, `${name}.json`));
    const keys = new Set(source.map(({ key }) => key));
    for (const [key, text] of units) {
      if (!keys.has(key)) unknown.push(`${name}.${key}`);
      else if (merged.get(key) !== text) {
        merged.set(key, text);
        count += 1;
      }
    }
    const result = {};
    for (const { key, path } of source) if (merged.get(key) !== undefined) setIn(result, path, merged.get(key));
    if (merged.size === 0) continue;
    mkdirSync(join(root, 'messages', language), { recursive: true });
    writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`);
  }
  return { language, count, unknown };
}

if (isStarted(import.meta.url)) {
  const [, , file] = process.argv;
  try {
    if (!file) throw new Error('Which file? npm run i18n:import -- fr.xlf');
    const { language, count, unknown } = importXliff(root, readFileSync(file, 'utf8'));
    for (const key of unknown) console.log(`not taken: ${key} is not in the client`);
    console.log(`${count} texts changed in messages/${language}/. Now: npm run i18n:check`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
