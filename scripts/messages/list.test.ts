import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localesIn, messageModule, namespacesIn } from './list.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  for (const locale of ['fr', 'en', 'de', 'zh']) mkdirSync(join(folder, locale));
  for (const file of ['table.json', 'entry.json', 'notes.md']) writeFileSync(join(folder, 'zh', file), '{}');
  writeFileSync(join(folder, 'list.ts'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes the folders as languages: the reference, the fallback, then the others by code', () => {
  expect(localesIn(folder)).toEqual(['zh', 'en', 'de', 'fr']);
});

it('takes the files of a language as namespaces', () => {
  expect(namespacesIn('zh', folder)).toEqual(['entry', 'table']);
});

it('writes a type for every namespace, and the languages', () => {
  expect(messageModule(folder)).toContain("import type table from './zh/table.json';");
  expect(messageModule(folder)).toContain("export const LOCALE_CODES = ['zh', 'en', 'de', 'fr'] as const;");
});
