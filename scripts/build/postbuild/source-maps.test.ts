import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GenMapping, addMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import { traced } from '../../operate/trace.mjs';
import { takeMaps, writeJoinedMap } from './source-maps.mjs';

let dir: string;
let dist: string;
let maps: string;

/** A chunk with two modules, and its map: `save` is in line 3 of a.ts, `load` in line 7 of b.ts. */
const CHUNK = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["a",1,()=>{save()},2,()=>{load()}]);`;
const mapOf = (text: string) => {
  const map = new GenMapping({ file: 'a.js' });
  const place = (word: string, source: string, line: number) =>
    addMapping(map, {
      generated: { line: 1, column: text.indexOf(word) },
      source: `turbopack:///[project]/lib/${source}`,
      original: { line, column: 2 },
    });
  place('save()', 'a.ts', 3);
  place('load()', 'b.ts', 7);
  return toEncodedMap(map);
};

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'maps-'));
  [dist, maps] = [join(dir, 'dist'), join(dir, 'maps')];
  mkdirSync(join(dist, '_next/static/chunks'), { recursive: true });
  writeFileSync(join(dist, '_next/static/chunks/a.js'), `${CHUNK}\n\n//# sourceMappingURL=b.js.map`);
  writeFileSync(join(dist, '_next/static/chunks/b.js.map'), JSON.stringify(mapOf(CHUNK)));
});
afterAll(() => rmSync(dir, { recursive: true }));

test('maps are moved out of what is published, under the name of their file, and nothing refers to them', () => {
  expect(takeMaps(dist, maps)).toBe(1);
  expect(readdirSync(maps)).toEqual(['a.js.map']);
  expect(readFileSync(join(dist, '_next/static/chunks/a.js'), 'utf8').trim()).toBe(CHUNK);
});

test('a build without maps keeps those of another one', () => {
  expect(takeMaps(dist, maps)).toBe(0);
  expect(readdirSync(maps)).toEqual(['a.js.map']);
});

test('a stack is traced through the bundler’s files and through the joined ones', () => {
  const joined = `/* first */\n(t=>{t.push(["b",2,()=>{load()},1,()=>{save()}])})();`;
  const modules = [
    { chunk: 'chunks/a.js', source: '()=>{load()}' },
    { chunk: 'chunks/a.js', source: '()=>{save()}' },
  ];
  writeJoinedMap(maps, join(dist, '_next/static/chunks'), 'chunks/frame.js', joined, modules);
  const column = (text: string, word: string) => text.split('\n').at(-1)!.indexOf(word) + 1;
  const report = [
    `save chunks/a.js:1:${column(CHUNK, 'save()')}`,
    `load chunks/frame.js:2:${column(joined, 'load()')}`,
    `save chunks/frame.js:2:${column(joined, 'save()')}`,
    'else chunks/unknown.js:1:1',
  ].join('\n');
  expect(traced(report, maps)).toBe(
    'save lib/a.ts:3:3\nload lib/b.ts:7:3\nsave lib/a.ts:3:3\nelse chunks/unknown.js:1:1',
  );
});
