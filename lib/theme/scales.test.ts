import { readFileSync, readdirSync } from 'node:fs';
import { WIDTHS } from './breakpoints';

const sheets = ['app', 'components', 'lib/theme'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && path !== 'tokens.css')
    .map((path) => `${folder}/${path}`),
);
const values = (path: string, property: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(property)].map((match) => match[1]!.trim());

it.each(sheets)('%s takes type and radii from the scales', (path) => {
  const literal = values(path, /(?:font-size|font-weight|font|[a-z-]+-radius):([^;]+);/g).filter(
    (value) => !/^(var\(--|inherit|0\b|50%|100%|min\(|calc\(var\(--size\))/.test(value),
  );
  expect(literal).toEqual([]);
});

it.each(sheets)('%s changes at the widths of lib/theme/breakpoints.ts', (path) => {
  const known = Object.values(WIDTHS).flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 0.05}px`]);
  const widths = values(path, /@media[^{]*?\(((?:min|max)-width:[^)]+)\)/g);
  expect(widths.filter((width) => !known.includes(width))).toEqual([]);
});
