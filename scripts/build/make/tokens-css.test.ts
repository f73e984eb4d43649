import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const sheet = () => readFileSync(join(root, 'app/tokens.css'), 'utf8');

it('app/tokens.css is what lib/theme/tokens.json makes', () => {
  const program = `import { readFileSync } from 'node:fs';
    import { tokensCss } from './scripts/build/make/tokens-css.mjs';
    process.stdout.write(tokensCss(JSON.parse(readFileSync('lib/theme/tokens.json', 'utf8'))));`;
  const made = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' });
  expect(made).toBe(sheet());
});

it('has every skin in both schemes', () => {
  for (const skin of ['blue-white', 'green-black', 'green-white', 'red-black', 'red-white', 'ocean']) {
    for (const scheme of ['light', 'dark']) expect(sheet()).toContain(`[data-skin="${skin}"][data-scheme="${scheme}"]`);
  }
  expect(sheet()).toContain('--menu-bg: #282c34;');
});
