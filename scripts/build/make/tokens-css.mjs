// app/tokens.css, made from lib/theme/tokens.json and not in the repository: scales shared by all skins, and the colours
// of every skin and scheme, as CSS variables, so that changing skin or scheme is an attribute on <html> and renders
// nothing.
import { join } from 'node:path';
import { readJson, root } from '../files.mjs';

const kebab = (text) =>
  text
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

function flatten(tree, path = []) {
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

/** The scales, and each skin as the file has it: the default one in full, every other only where it differs. */
export function tokensCss() {
  const { skins, shared } = readJson(join(root, 'lib/theme/tokens.json'));
  const parts = [block(':root', scales(shared))];
  const standard = { light: ':root,\n[data-scheme="light"]', dark: '[data-scheme="dark"]' };
  for (const scheme of ['light', 'dark']) {
    const shadows = flatten(shared.shadow[scheme], ['shadow']);
    parts.push(
      block(standard[scheme], [['color-scheme', scheme], ...flatten(skins['blue-black'][scheme]), ...shadows]),
    );
    for (const [skin, schemes] of Object.entries(skins)) {
      if (skin !== 'blue-black') {
        parts.push(block(`[data-skin="${skin}"][data-scheme="${scheme}"]`, flatten(schemes[scheme])));
      }
    }
  }
  return parts.join('');
}
