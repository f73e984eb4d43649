// Writes app/tokens.css from lib/theme/tokens.json: scales shared by all skins, and the colours of every skin and
// scheme, as CSS variables, so that changing skin or scheme is an attribute on <html> and renders nothing. A test
// compares both files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted, readJson, root } from '../files.mjs';

const kebab = (text) =>
  text
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

export function flatten(tree, path = []) {
  return Object.entries(tree).flatMap(([key, value]) => {
    // Elements of a list are numbered from 1: chart.series → --chart-series-1 …
    const name = [...path, Array.isArray(tree) ? String(Number(key) + 1) : kebab(key)];
    return typeof value === 'object' && value !== null
      ? flatten(value, name)
      : [[`--${name.join('-')}`, String(value)]];
  });
}

const block = (selector, entries) =>
  `${selector} {\n${entries.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;

/** Type sizes in rem of the browser's default of 16 px, so that they follow a larger text setting; radii in px. */
const scales = ({ type, weight, radius }) => [
  ...flatten(type, ['type']).map(([name, px]) => [name, `${px / 16}rem`]),
  ...flatten(weight, ['weight']),
  ...flatten(radius, ['radius']).map(([name, px]) => [name, `${px}px`]),
];

/** The scales, the default skin in full, and every other skin only where it differs. */
export function tokensCss({ skins, shared }) {
  const parts = [
    '/* Made by scripts/build/make/tokens-css.mjs from lib/theme/tokens.json; not edited by hand. */\n',
    block(':root', scales(shared)),
  ];
  const standard = { light: ':root,\n[data-scheme="light"]', dark: '[data-scheme="dark"]' };
  for (const scheme of ['light', 'dark']) {
    const base = new Map(flatten(skins['blue-black'][scheme]));
    const shadows = flatten(shared.shadow[scheme], ['shadow']);
    parts.push(block(standard[scheme], [['color-scheme', scheme], ...base, ...shadows]));
    for (const [skin, schemes] of Object.entries(skins)) {
      const differing = flatten(schemes[scheme]).filter(([name, value]) => base.get(name) !== value);
      if (skin !== 'blue-black' && differing.length > 0) {
        parts.push(block(`[data-skin="${skin}"][data-scheme="${scheme}"]`, differing));
      }
    }
  }
  return parts.join('');
}

if (isStarted(import.meta.url)) {
  const tokens = readJson(join(root, 'lib/theme/tokens.json'));
  writeFileSync(join(root, 'app/tokens.css'), tokensCss(tokens));
}
