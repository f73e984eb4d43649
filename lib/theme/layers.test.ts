import { readFileSync, readdirSync } from 'node:fs';
import { LAYERS } from './layers';

const sheets = ['components', 'lib/theme'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `${folder}/${path}`),
);

const INSTEAD_OF_MUI = [
  'components/ui/button/IconAction.module.css',
  'components/ui/button/StaticButton.module.css',
  'components/ui/form/inputs/combo/combo.module.css',
  'components/ui/layout/TextLink.module.css',
  'components/ui/tabs/tab-row.module.css',
  'lib/theme/components/field-slots.module.css',
];

it('is the order that the page starts with', () => {
  const first = /@layer [^{;]+;/.exec(readFileSync('app/globals.css', 'utf8'));
  expect(first?.[0]).toBe(LAYERS);
});

it.each(sheets)('has a place for all of %s', (path) => {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  // Prettier leaves unindented what is in no block.
  // What takes the place of a part of MUI is in the theme's layer, so that its surroundings can change it as before.
  const layer = INSTEAD_OF_MUI.includes(path) ? '@layer mui.theme {' : '@layer parts {';
  expect(text.match(/^[^\s}].*/gm)).toEqual([layer]);
});
