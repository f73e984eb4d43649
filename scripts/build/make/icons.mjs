// Renders the icons of the installed client from public/icon.svg in a browser: node scripts/build/make/icons.mjs. The results
// are committed, because they change only with the drawing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../../e2e/support/browser.mjs';
import { root } from '../files.mjs';

const at = (name) => join(root, 'public', name);
const svg = readFileSync(at('icon.svg'), 'utf8');
/** A maskable icon is cropped to a shape of the system: background to the edges, drawing in the inner four fifths. */
const maskable = svg
  .replace(/<rect[^>]*\/>/, '<rect width="28" height="28" fill="#2f5fe0"/><g transform="translate(2.8 2.8) scale(.8)">')
  .replace('</svg>', '</g></svg>');

const PICTURES = [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
];

const browser = await openBrowser();
for (const [name, drawing, size] of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  writeFileSync(at(name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
