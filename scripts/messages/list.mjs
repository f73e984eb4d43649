// The folder messages/ defines languages and namespaces. What the code needs of it is written to messages/list.ts,
// which is generated, not committed: after npm ci, and whenever Next.js reads its configuration.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The reference language: its files and keys are those that the code may use. */
export const REFERENCE = 'zh';
/** The language shown for a text that another one lacks. */
export const FALLBACK = 'en';

/** Languages of the interface: the reference, the fallback, then any other by its code. */
export function localesIn(folder = join(root, 'messages')) {
  const rank = (code) => [REFERENCE, FALLBACK].indexOf(code) >>> 0;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

export const namespacesIn = (locale, folder = join(root, 'messages')) =>
  readdirSync(join(folder, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

/** The namespace of the login page, which is in the HTML and cannot load texts later. */
export const EARLY = 'login';

export function messageModule(folder = join(root, 'messages')) {
  const names = namespacesIn(REFERENCE, folder);
  const early = localesIn(folder).filter((locale) => namespacesIn(locale, folder).includes(EARLY));
  return [
    '// Made from the folder messages/ by scripts/messages/list.mjs.',
    ...names.map((name) => `import type ${name} from './${REFERENCE}/${name}.json';`),
    ...early.map((locale) => `import ${locale}Login from './${locale}/${EARLY}.json';`),
    '',
    '/** The texts of the interface by namespace, as the files of the reference language have them. */',
    'export interface Messages {',
    ...names.map((name) => `  ${name}: typeof ${name};`),
    '}',
    '',
    '/** The languages that have a folder. */',
    `export const LOCALE_CODES = [${localesIn(folder)
      .map((code) => `'${code}'`)
      .join(', ')}] as const;`,
    '',
    '/** The texts of the login page; a language may lack some. */',
    `export const LOGIN_TEXTS = { ${early.map((locale) => `${locale}: ${locale}Login`).join(', ')} };`,
    '',
  ].join('\n');
}

export function writeMessageModule() {
  const file = join(root, 'messages/list.ts');
  const text = messageModule();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeMessageModule();
