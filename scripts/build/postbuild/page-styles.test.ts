import { withStyles } from './page-styles.mjs';

const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="./_next/a.css"/><link rel="stylesheet" href="./_next/b.css"/>' +
  '<script src="./_next/a.js"></script></head><body><form></form></body></html>';

test('the head has the style sheets in their order, and their links load nothing', () => {
  const html = withStyles(PAGE, (path: string) => `.${path.at(-5)}{margin:0}/*# sourceMappingURL=${path}.map */`);
  expect(html).toContain('<style>.a{margin:0}.b{margin:0}</style></head>');
  expect(html).toContain('<link rel="stylesheet" href="./_next/b.css" disabled=""/>');
  expect(withStyles(html, () => 'not read again')).toBe(html);
});
