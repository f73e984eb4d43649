// The folder messages/ is the list of languages and namespaces. What the code must know of it is written to
// messages/list.ts, which is not in the repository: after npm ci, and whenever Next reads its configuration.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The reference: its files and keys are the ones that the code may use. */
export const REFERENCE = 'zh';
/** What a text that a language does not have is shown in. */
export const FALLBACK = 'en';
/** The languages that have every text: a build without one of them fails. Any other may lack texts. */
export const SHIPPED = [REFERENCE, FALLBACK];

/** The languages of the interface: the reference, the fallback, then any other by its code. */
export function localesIn(folder = join(root, 'messages')) {
  const rank = (code) => [REFERENCE, FALLBACK].indexOf(code) >>> 0;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The namespaces of a language: its files, without their ending. */
export const namespacesIn = (locale, folder = join(root, 'messages')) =>
  readdirSync(join(folder, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

/** The namespace of the login page: it is in the HTML, so its texts cannot be loaded later. */
export const EARLY = 'login';

/** The module that says so to the compiler and to the client. */
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

/** Writes the module where it is not as the folder says. */
export function writeMessageModule() {
  const file = join(root, 'messages/list.ts');
  const text = messageModule();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeMessageModule();
