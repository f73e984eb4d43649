import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDirections } from './zones.mjs';

const root = join(__dirname, '../..');

/** Runs ESLint in a child process, because it loads ES modules, which Jest's VM cannot. */
function lint(seeds: [file: string, code: string][]): string[][] {
  const program = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({ cwd: ${JSON.stringify(root)} });
    const answers = await Promise.all(${JSON.stringify(seeds)}.map(([filePath, code]) => eslint.lintText(code, { filePath })));
    console.log(JSON.stringify(answers.map(([{ messages }]) => messages.map(({ ruleId, message }) => ruleId ?? message))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

test('the rules of the house are wired: each seeded fault is caught, the same in its allowed file is not', () => {
  const ky = "import ky from 'ky';\nexport const client = ky;\n";
  const storage = "export const read = () => localStorage.getItem('a');\n";
  const seeds: [string, string, string[]][] = [
    ['lib/util/seed.ts', "export { request } from '@/lib/api/request/request';\n", ['import/no-restricted-paths']],
    [
      'lib/config/seed.ts',
      "export const demo = () => import('@/lib/demo/platform/store');\n",
      ['import/no-restricted-paths'],
    ],
    ['app/seed.ts', "export const demo = () => import('@/lib/demo/platform/store');\n", []],
    [
      'app/seed.ts',
      "export { store } from '@/lib/demo/platform/store';\n",
      ['@typescript-eslint/no-restricted-imports'],
    ],
    ['app/demo.ts', "export { store } from '@/lib/demo/platform/store';\n", []],
    ['app/seed.ts', "export { startDemo } from './demo';\n", ['@typescript-eslint/no-restricted-imports']],
    ['components/ui/Seed.tsx', ky, ['@typescript-eslint/no-restricted-imports']],
    ['components/ui/Seed.tsx', "export const client = () => import('ky');\n", ['no-restricted-syntax']],
    ['lib/api/request/http-client.ts', ky, []],
    ['components/ui/Seed.tsx', storage, ['no-restricted-syntax']],
    ['lib/util/browser/storage.ts', storage, []],
    ['lib/router/seed.ts', 'export const hash = () => window.location.hash;\n', ['no-restricted-syntax']],
    [
      'components/ui/Seed.tsx',
      'export const Seed = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
      ['no-restricted-syntax'],
    ],
    ['components/ui/seed.ts', "export const f = (e: Element) => (e.innerHTML = '');\n", ['no-restricted-syntax']],
    [
      'lib/util/seed.ts',
      "export const f = (e: Element) => e.insertAdjacentHTML('beforeend', '');\n",
      ['no-restricted-syntax'],
    ],
    ['app/seed.ts', "export const f = () => document.write('');\n", ['no-restricted-syntax']],
    ['lib/util/seed.ts', "export const f = () => eval('1');\n", ['no-eval']],
    ['lib/util/seed.ts', "export const f = () => new Function('1');\n", ['no-new-func']],
    ['components/ui/index.ts', "export { Seed } from './Seed';\n", ['no-restricted-syntax']],
    ['components/ui/Seed.tsx', 'export default function Seed() { return null; }\n', ['import/no-default-export']],
    [
      'components/ui/Seed.tsx',
      "export { Button } from '@mui/material';\n",
      ['@typescript-eslint/no-restricted-imports'],
    ],
  ];
  const found = lint(seeds.map(([file, code]) => [file, code]));
  expect(found.map((rules, index) => [seeds[index]![0], rules])).toEqual(seeds.map(([file, , rules]) => [file, rules]));
});

test('a domain is guarded from the day its folder is born', () => {
  const project = mkdtempSync(join(tmpdir(), 'zones-'));
  const pairs = () => {
    const [, { zones }] = importDirections(project)['import/no-restricted-paths'] as [
      string,
      { zones: { target: string; from: string }[] },
    ];
    return zones
      .filter(({ from }) => from.startsWith('./components/screens/'))
      .map(({ target, from }) => `${target} < ${from}`);
  };
  mkdirSync(join(project, 'components/screens/product'), { recursive: true });
  expect(pairs()).toEqual([]);
  mkdirSync(join(project, 'components/screens/blog'));
  expect(pairs()).toEqual([
    './components/screens/blog < ./components/screens/product',
    './components/screens/product < ./components/screens/blog',
  ]);
  rmSync(project, { recursive: true });
});
