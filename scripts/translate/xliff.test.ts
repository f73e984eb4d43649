/** @jest-environment ./scripts/check/jest-env.ts */
import { join } from 'node:path';
import notes from '@/messages/notes.json';
import { noteFinder } from './notes.mjs';
import { xliffOf } from './xliff.mjs';

const parsed = new DOMParser().parseFromString(xliffOf(join(__dirname, '../..'), 'zh'), 'application/xml');
const unitOf = (name: string, key: string) => {
  const file = [...parsed.querySelectorAll('file')].find(
    (one) => one.getAttribute('original') === `messages/zh/${name}.json`,
  );
  return [...file!.querySelectorAll('trans-unit')].find((one) => one.id === key)!;
};

test('every note and maximum length is with its text, its source and what it is in Chinese', () => {
  expect(parsed.querySelector('parsererror')).toBeNull();
  const noteOf = noteFinder(notes);
  for (const path of ['login.submit', 'home.pageTitle', 'blogList.status.draft', 'inquiry.quotation.field.freight']) {
    const [name = '', ...key] = path.split('.');
    const unit = unitOf(name, key.join('.'));
    const { note, max } = noteOf(path)!;
    expect([path, unit.querySelector('note')?.textContent]).toEqual([path, note]);
    expect(unit.getAttribute('maxwidth')).toBe(max === undefined ? null : String(max));
    expect(unit.querySelector('note:last-of-type')?.textContent).toBe(
      `zh: ${unit.querySelector('target')?.textContent}`,
    );
  }
});

test('a text with tags comes through as it is', () => {
  expect(unitOf('table', 'filterSet').querySelector('source')?.textContent).toBe('{name}: <b>{value}</b>');
});
