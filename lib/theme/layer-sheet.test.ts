/** @jest-environment ./scripts/check/jest-env.ts */
import { layeredRules, layerCache } from './layer-sheet';

const split = (text: string, nests = true) =>
  layeredRules(text, nests, ['mui']).map(({ layers, rule }) => `${layers.join('.')} ${rule}`);

it('names the layers that a rule is in, and splits rules of one layer', () => {
  expect(split('@layer components{.a{color:red}.a:hover{color:blue}}@layer sx{.a{margin:0}}.b{top:0}')).toEqual([
    'mui.components .a{color:red}',
    'mui.components .a:hover{color:blue}',
    'mui.sx .a{margin:0}',
    'mui .b{top:0}',
  ]);
});

it('puts conditions into the rules that they are about, in their order', () => {
  expect(
    split(
      '@layer custom{.a{top:0}@media (max-width:9px){.a{top:1px}.a>b{top:2px}}@media print{@supports (x:y){.a{top:3px}}}}',
    ),
  ).toEqual([
    'mui.custom .a{top:0}',
    'mui.custom .a{@media (max-width:9px){top:1px}}',
    'mui.custom .a>b{@media (max-width:9px){top:2px}}',
    'mui.custom .a{@media print{@supports (x:y){top:3px}}}',
  ]);
});

it('leaves conditions where a browser would change the specificity, and other at-rules everywhere', () => {
  const media = '@media (max-width:9px){.a{top:1px}}';
  const keyframes = '@keyframes a{from{top:0}to{top:1px}}';
  const page = '@media print{@page{margin:0}}';
  expect(split(media, false)).toEqual([`mui ${media}`]);
  expect(split(keyframes + page)).toEqual([`mui ${keyframes}`, `mui ${page}`]);
});

it('is not misled by signs in texts, addresses and names', () => {
  const rules = ['.a::before{content:"}{;\\"";color:red}', ".b[data-x='{']{top:0}", '.c\\{{top:0}', '.d{top:0}'];
  expect(split(rules.join(''))).toEqual(rules.map((rule) => `mui ${rule}`));
});

it('inserts rules into one block for each layer, and leaves out what the browser does not know', () => {
  const { sheet } = layerCache();
  const inserted = () => [...(sheet.tags[0]?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s+/g, ' '));
  sheet.insert('@layer custom{.a{top:0}}');
  sheet.insert('@layer sx{.b{top:0}}');
  sheet.insert('@layer custom{.c{top:0}}');
  sheet.insert('.d{');
  expect(sheet.tags).toHaveLength(1);
  expect(inserted()).toEqual(['@layer mui {@layer custom {.a {top: 0;}.c {top: 0;}}@layer sx {.b {top: 0;}}}']);
  sheet.flush();
});

it('adds no prefixes but those that a supported browser needs', () => {
  const { insert, sheet } = layerCache();
  const texts: string[] = [];
  jest.spyOn(sheet, 'insert').mockImplementation((text) => void texts.push(text));
  insert('.a', { name: 'a', styles: 'user-select:none;display:flex;mask-image:none;transition:top 1s;' }, sheet, false);
  expect(texts).toEqual([
    '.a{-webkit-user-select:none;user-select:none;display:flex;-webkit-mask-image:none;mask-image:none;transition:top 1s;}',
  ]);
});

it('puts what is global at the beginning of the head, in the order in which it was made', () => {
  document.head.innerHTML = '<meta charset="utf-8">';
  const { sheet } = layerCache();
  const Sheet = sheet.constructor as new (options: { key: string; container: Node; speedy: boolean }) => typeof sheet;
  for (const text of ['@layer one,two;', ':root{--a:0}'])
    new Sheet({ key: 'mui-global', container: document.head, speedy: false }).insert(text);
  const texts = [...document.head.children].map(({ textContent }) => textContent);
  expect(texts).toEqual(['@layer one,two;', '@layer mui{:root{--a:0}}', '']);
});
