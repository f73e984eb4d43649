import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localesIn, messageModule, namespacesIn, titleModule } from './list.mjs';

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

it('collects the titles of pages and of the groups of the menu, as far as a language has them', () => {
  writeFileSync(join(folder, 'zh', 'menu.json'), '{"shop":"店铺管理"}');
  writeFileSync(join(folder, 'zh', 'coupon.json'), '{"pageTitle":"优惠券","search":"名称"}');
  writeFileSync(join(folder, 'fr', 'coupon.json'), '{"pageTitle":"Bons"}');
  const [, titles = ''] = /^export const TITLES = ([^;]+);/m.exec(titleModule(folder)) ?? [];
  expect(JSON.parse(titles)).toEqual({
    zh: { shop: '店铺管理', coupon: '优惠券' },
    en: {},
    de: {},
    fr: { coupon: 'Bons' },
  });
});
