import { stylesFor, withStyles } from './page-styles.mjs';

const PAGE =
  '<!DOCTYPE html><html data-skin="blue"><head><link rel="stylesheet" href="./_next/a.css"/><script src="./_next/a.js"></script></head>' +
  '<body><form class="form"><input type="text"/></form><style>/* all styles */</style><script>"table"</script></body></html>';

test('the head has the rules of what the page holds, whatever its skin and scheme; the body has all of them', async () => {
  const sheet =
    '@layer base,parts;:root{--used:red;--other:blue}[data-skin=green][data-scheme=dark]{--used:green}' +
    '@layer parts{.form{color:var(--used)}.form input:focus-visible{outline:0}.vab-background .form{margin:0}.table{color:var(--other)}' +
    '@media (max-width:600px){.form{margin:0}.table{margin:0}}}';
  const html = await withStyles(PAGE, () => sheet);
  const [first, all] = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text]) => text);
  expect(first).toBe(
    '@layer base,parts;:root{--used:red}[data-skin=green][data-scheme=dark]{--used:green}' +
      '@layer parts{.form{color:var(--used)}.form input:focus-visible{outline:0}.vab-background .form{margin:0}' +
      '@media (max-width:600px){.form{margin:0}}}',
  );
  expect(all).toBe(sheet);
  expect(html).toContain('<link rel="stylesheet" href="./_next/a.css" disabled=""/>');
  expect(await withStyles(html, () => 'not read again')).toBe(html);
});

test('the order of the layers is kept where nothing of a layer is needed', async () => {
  expect(await stylesFor('<p class="a">', '@layer a,b;@layer b{.c{margin:0}}')).toBe('@layer a,b');
});

test('a page without room for its style sheets stops the build', async () => {
  await expect(withStyles(PAGE.replace('/* all styles */', ''), () => 'p{margin:0}')).rejects.toThrow('no room');
});
