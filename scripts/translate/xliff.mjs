// npm run i18n:xliff -- fr --out fr.xlf: the texts for a language as XLIFF 1.2, with notes and maximum lengths, as Crowdin
// and Weblate import it. The source is English; the Chinese text is a note.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isStarted, readJson, root } from '../build/files.mjs';
import { readMessages } from './json.mjs';
import { FALLBACK, REFERENCE, namespacesIn } from './list.mjs';
import { noteFinder } from './notes.mjs';

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);

function textsOf(root, locale, name) {
  const file = join(root, 'messages', locale, `${name}.json`);
  if (!existsSync(file)) return new Map();
  return new Map(readMessages(file, readFileSync(file, 'utf8')).leaves.map(({ key, text }) => [key, text]));
}

function unit(key, source, { target, reference, note, max }) {
  const room = max === undefined ? '' : ` maxwidth="${max}" size-unit="char"`;
  const lines = [
    `<trans-unit id="${key}" resname="${key}"${room} xml:space="preserve">`,
    `  <source>${escape(source)}</source>`,
    target === undefined ? undefined : `  <target>${escape(target)}</target>`,
    note === undefined ? undefined : `  <note>${escape(note)}</note>`,
    `  <note>${REFERENCE}: ${escape(reference)}</note>`,
    '</trans-unit>',
  ];
  return lines.filter((line) => line !== undefined).map((line) => `      ${line}`);
}

/** The texts of a project for a language. */
export function xliffOf(root, locale) {
  const file = join(root, 'messages/notes.json');
  const noteOf = noteFinder(existsSync(file) ? readJson(file) : {});
  const files = namespacesIn(FALLBACK, join(root, 'messages')).flatMap((name) => {
    const [source, reference, target] = [FALLBACK, REFERENCE, locale].map((one) => textsOf(root, one, name));
    const units = [...source].flatMap(([key, text]) =>
      unit(key, text, { target: target.get(key), reference: reference.get(key) ?? '', ...noteOf(`${name}.${key}`) }),
    );
    return [
      `  <file original="messages/${locale}/${name}.json" source-language="${FALLBACK}" target-language="${locale}" datatype="plaintext">`,
      '    <body>',
      ...units,
      '    </body>',
      '  </file>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}

if (isStarted(import.meta.url)) {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const [locale = ''] = positionals;
  if (!/^[a-z]{2}$/.test(locale)) throw new Error('Which language? npm run i18n:xliff -- fr --out fr.xlf');
  // Not the standard output: npm writes its own lines there.
  const file = values.out ?? `${locale}.xlf`;
  writeFileSync(file, xliffOf(root, locale));
  console.log(`${file}: every text for "${locale}"`);
}
