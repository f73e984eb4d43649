import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GenMapping, addMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import { traced } from '../../operate/trace.mjs';
import { hintFiles } from './compile-hint.mjs';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'hint-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const map = (() => {
  const made = new GenMapping({ file: 'a.js' });
  const original = { line: 3, column: 2 };
  addMapping(made, { generated: { line: 1, column: 4 }, source: '[project]/lib/a.ts', original });
  return toEncodedMap(made);
})();

test.each([
  ['a map', map],
  ['a map of sections', { version: 3, sections: [{ offset: { line: 0, column: 0 }, map }] }],
])('a script begins with the hint, once, and %s follows it', (_, kind) => {
  const file = join(dir, 'a.js');
  writeFileSync(file, 'run(save());');
  writeFileSync(`${file}.map`, JSON.stringify(kind));
  hintFiles([file], dir);
  hintFiles([file], dir);
  expect(readFileSync(file, 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun(save());');
  expect(traced('a.js:2:5', dir)).toBe('lib/a.ts:3:3');
});

test('a build without maps has none to move', () => {
  const file = join(dir, 'a.js');
  writeFileSync(file, 'run();');
  hintFiles([file], join(dir, 'maps'));
  expect(readFileSync(file, 'utf8')).toContain('\nrun();');
});
