import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintText } from './lint-text';
import { importDirections } from './zones.mjs';

test('the rules of the house are wired: each seeded fault is caught, the same in its allowed file is not', () => {
  const ky = "import ky from 'ky';\nexport const client = ky;\n";
  const storage = "export const read = () => localStorage.getItem('a');\n";
  const write = "export { useMutation } from '@tanstack/react-query';\n";
  const seeds: [string, string, string[]][] = [
    ['lib/util/seed.ts', "export { request } from '@/lib/api/request/request';\n", ['import/no-restricted-paths']],
    [
      'components/ui/Seed.tsx',
      "export * from '@/components/shared/entry/EntryField';\n",
      ['import/no-restricted-paths'],
    ],
    [
      'components/shared/entry/Seed.tsx',
      "export * from '@/components/screens/login/LoginScreen';\n",
      ['import/no-restricted-paths'],
    ],
    ['components/screens/login/Seed.tsx', "export * from '@/components/shared/entry/EntryField';\n", []],
    ['components/shared/entry/Seed.tsx', "export * from '@/components/ui/form/Field';\n", []],
    ['components/ui/seed.ts', "export { productApi } from '@/lib/api/product';\n", ['import/no-restricted-paths']],
    [
      'components/ui/seed.ts',
      "export const api = () => import('@/lib/api/category');\n",
      ['import/no-restricted-paths'],
    ],
    ['components/ui/Seed.test.tsx', "export { blogApi } from '@/lib/api/blog';\n", ['import/no-restricted-paths']],
    ['components/ui/seed.ts', "export { entityApi } from '@/lib/api/entity';\n", []],
    ['components/shared/product/seed.ts', "export { productApi } from '@/lib/api/product';\n", []],
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
    ['components/ui/seed.ts', write, ['no-restricted-syntax', 'no-restricted-syntax']],
    ['components/ui/button/use-write.ts', write, []],
    ['lib/router/seed.ts', 'export const hash = () => window.location.hash;\n', ['no-restricted-syntax']],
    [
      'components/ui/Seed.tsx',
      'export const Seed = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
      ['no-restricted-syntax'],
    ],
    ['components/ui/Seed.tsx', 'export const Seed = () => <button type="button" />;\n', ['no-restricted-syntax']],
    ['components/ui/Seed.tsx', 'export const Seed = () => <button type="submit" />;\n', []],
    ['components/ui/Seed.tsx', 'export const Seed = () => <button {...lockOf()} />;\n', ['no-restricted-syntax']],
    ['components/ui/Seed.tsx', 'export const Seed = () => <option>A</option>;\n', ['no-restricted-syntax']],
    ['components/ui/Seed.tsx', 'export const Seed = () => <input type="file" />;\n', []],
    ['components/ui/Seed.tsx', 'export const Seed = () => <ul role="listbox" />;\n', ['no-restricted-syntax']],
    ['components/ui/Seed.tsx', 'export const Seed = () => <nav aria-label="A" />;\n', []],
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
    [
      'components/ui/Seed.tsx',
      "export { default as Button } from '@mui/material/Button';\n",
      ['@typescript-eslint/no-restricted-imports'],
    ],
    ...['Checkbox', 'FormControl', 'FormLabel', 'InputBase', 'OutlinedInput', 'Radio', 'RadioGroup', 'Switch'].map(
      (part): [string, string, string[]] => [
        'components/ui/Seed.tsx',
        `export { default as Seed } from '@mui/material/${part}';\n`,
        ['@typescript-eslint/no-restricted-imports'],
      ],
    ),
    ['components/ui/seed.ts', "export { css } from '@emotion/react';\n", ['@typescript-eslint/no-restricted-imports']],
    ['components/ui/seed.ts', 'export const paper = { sx: { margin: 0 } };\n', ['no-restricted-syntax']],
  ];
  const found = lintText(
    seeds.map(([file, code]) => [file, code]),
    { types: false },
  );
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
