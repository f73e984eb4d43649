import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, '../../../app/tokens.css'), 'utf8');

it('has every skin in both schemes, each after the first only where it differs', () => {
  for (const skin of ['blue-white', 'green-black', 'green-white', 'red-black', 'red-white', 'ocean']) {
    for (const scheme of ['light', 'dark']) expect(sheet).toContain(`[data-skin="${skin}"][data-scheme="${scheme}"] {`);
  }
  expect(sheet).toContain('--menu-bg: #282c34;');
  expect(sheet.match(/--error-main:/g)).toHaveLength(2);
});
