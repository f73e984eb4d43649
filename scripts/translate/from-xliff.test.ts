import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importXliff, readXliff } from './from-xliff.mjs';
import { xliffOf } from './xliff.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'xliff-'));
  cpSync(join(__dirname, '../../messages'), join(root, 'messages'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const read = (path: string) => readFileSync(join(root, 'messages', path), 'utf8');

test('what is written as XLIFF and taken back is the same, byte for byte', () => {
  const before = Object.fromEntries(readdirSync(join(root, 'messages/zh')).map((name) => [name, read(`zh/${name}`)]));
  expect(importXliff(root, xliffOf(root, 'zh'))).toEqual({ language: 'zh', count: 0, unknown: [] });
  const after = Object.fromEntries(readdirSync(join(root, 'messages/zh')).map((name) => [name, read(`zh/${name}`)]));
  expect(Object.values(after).map((text) => JSON.parse(text))).toEqual(
    Object.values(before).map((text) => JSON.parse(text)),
  );
});

const unit = (key: string, target: string) =>
  `<trans-unit id="1" resname="${key}"><source>x</source>${target}<note>n</note></trans-unit>`;
const xliff = (units: string, language = 'fr', original = 'messages/fr/table.json') =>
  `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="${original}" source-language="en" target-language="${language}"><body>${units}</body></file></xliff>`;

test('a new language begins with what is translated, in the order of the client’s files', () => {
  const filterSet = unit('filterSet', '<target state="translated">{name} : &lt;b&gt;{value}&lt;/b&gt;</target>');
  const undone = unit('search', '<target state="needs-translation">Search</target>');
  expect(importXliff(root, xliff(filterSet + undone + unit('nothing.there', '<target>x</target>'), 'fr-FR'))).toEqual({
    language: 'fr',
    count: 1,
    unknown: ['table.nothing.there'],
  });
  expect(JSON.parse(read('fr/table.json'))).toEqual({ filterSet: '{name} : <b>{value}</b>' });
});

test('what the file lacks is kept', () => {
  const text = JSON.parse(read('zh/table.json')) as Record<string, unknown>;
  importXliff(root, xliff(unit('filterSet', '<target>{name}={value}</target>'), 'zh'));
  expect(JSON.parse(read('zh/table.json'))).toEqual({ ...text, filterSet: '{name}={value}' });
});

test.each([
  ['<xliff/>', /no XLIFF/],
  ['<xliff><file', /./],
  [xliff('', 'fr', 'a.po'), /names no file of messages/],
])('a file that is none is refused: %#', (xml, sentence) => {
  expect(() => readXliff(xml)).toThrow(sentence);
});

test('an entity of a file from outside reads no file of the machine', () => {
  const secret = join(root, 'secret');
  writeFileSync(secret, 'secret');
  const xml = xliff(unit('filterSet', '<target>&e;</target>')).replace(
    '<xliff',
    `<!DOCTYPE xliff [<!ENTITY e SYSTEM "file://${secret}">]><xliff`,
  );
  let text = '';
  try {
    text = JSON.stringify([...readXliff(xml).texts.values()].map((units) => [...units]));
  } catch (error) {
    text = String(error);
  }
  expect(text).not.toContain('["filterSet","secret"]');
});
