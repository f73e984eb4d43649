// The folder messages/ is the list of languages, namespaces and titles of pages. What the code must know of it is
// written to messages/list.ts and messages/titles.ts (scripts/build/make/modules.mjs).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../build/files.mjs';

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
const EARLY = 'login';

/** The namespace with the titles of the menu's groups, by their keys in lib/router/screens.ts. */
const GROUPS = 'menu';

/** The module that says so to the compiler and to the client. */
export function messageModule(folder = join(root, 'messages')) {
  const names = namespacesIn(REFERENCE, folder);
  const early = localesIn(folder).filter((locale) => namespacesIn(locale, folder).includes(EARLY));
  return [
    '// Made from the folder messages/ by scripts/translate/list.mjs.',
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
    '/** The language whose keys the code may use, and the one that is shown where another lacks a text; both complete. */',
    `export const REFERENCE = '${REFERENCE}';`,
    `export const FALLBACK = '${FALLBACK}';`,
    '',
    '/** The texts of the login page; a language may lack some. */',
    `export const LOGIN_TEXTS = { ${early.map((locale) => `${locale}: ${locale}Login`).join(', ')} };`,
    '',
  ].join('\n');
}

/** The titles of a language's pages: what names the groups of the menu, and `pageTitle` of each namespace that has one. */
function titlesIn(locale, folder) {
  const read = (name) => readJson(join(folder, locale, `${name}.json`));
  const names = namespacesIn(locale, folder);
  const pages = names.map((name) => [name, read(name).pageTitle]).filter(([, title]) => title !== undefined);
  return { ...(names.includes(GROUPS) && read(GROUPS)), ...Object.fromEntries(pages) };
}

const groupsIn = (folder) =>
  namespacesIn(REFERENCE, folder).includes(GROUPS) ? readJson(join(folder, REFERENCE, `${GROUPS}.json`)) : {};

/**
 * The module of the titles in all languages: the menu shows those of pages whose texts are not loaded, and the platform
 * may send a title in another language than the interface has.
 */
export const titleModule = (folder = join(root, 'messages')) =>
  [
    `// Made from the folder messages/ by scripts/translate/list.mjs.`,
    `export const TITLES = ${JSON.stringify(
      Object.fromEntries(localesIn(folder).map((locale) => [locale, titlesIn(locale, folder)])),
      null,
      2,
    )};`,
    '',
    '/** The titles that name groups of the menu: they are texts of the namespace `menu`, the others `pageTitle` of their own. */',
    `export const GROUPS: readonly string[] = ${JSON.stringify(Object.keys(groupsIn(folder)))};`,
    '',
    `export type TitleKey = keyof typeof TITLES.${REFERENCE};`,
    '',
  ].join('\n');
