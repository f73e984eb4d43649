import { readFileSync, readdirSync } from 'node:fs';
import { LAYERS } from './layers';

const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.module.css'),
);

it('is the order that the page starts with', () => {
  const first = /@layer [^{;]+;/.exec(readFileSync('app/globals.css', 'utf8'));
  expect(first?.[0]).toBe(LAYERS);
});

it.each(sheets)('has a place for all of %s', (path) => {
  const text = readFileSync(`components/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  // Prettier leaves unindented what is in no block.
  expect(text.match(/^[^\s}].*/gm)).toEqual(['@layer parts {']);
});
