import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LAYERS } from './layers';

const sheets = ['components', 'lib/theme'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `${folder}/${path}`),
);

const INSTEAD_OF_MUI = ['components/ui/tabs/tab-row.module.css'];

/** The looks of parts that take a class from where they are used: it decides, whichever sheet is loaded first. */
const wears = new Set(
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => `components/${path}`)
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const takesClass = /^export (const|function) .*\(\{[^}]*\bclassName\b|\bclassName = ''/m.test(text);
      return takesClass
        ? [...text.matchAll(/from '\.\/([\w-]+\.module\.css)'/g)].map(([, name]) => join(dirname(path), name!))
        : [];
    }),
);

it('is the order that the page starts with', () => {
  const first = /@layer [^{;]+;/.exec(readFileSync('app/globals.css', 'utf8'));
  expect(first?.[0]).toBe(LAYERS);
});

it.each(sheets)('has a place for all of %s', (path) => {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  // Prettier leaves unindented what is in no block.
  // What takes the place of a part of MUI is in the theme's layer, so that its surroundings can change it as before.
  const layer = INSTEAD_OF_MUI.includes(path) ? 'mui.theme' : wears.has(path) ? 'parts.shared' : 'parts';
  expect(text.match(/^[^\s}].*/gm)).toEqual([`@layer ${layer} {`]);
});

it.each(sheets)('has the keyframes that %s moves by: their names are those of one sheet', (path) => {
  const text = readFileSync(path, 'utf8');
  const used = [...text.matchAll(/animation(?:-name)?: ([a-z-]+)/g)].map(([, name]) => name!);
  const own = [...text.matchAll(/@keyframes ([a-z-]+)/g)].map(([, name]) => name!);
  expect(used.filter((name) => name !== 'none' && !own.includes(name))).toEqual([]);
});
