import { dependencies } from '../../../package.json';
import { noticesText, shippedPackages, withoutNotice } from './notices.mjs';

test('every package of the client has a notice with its license', () => {
  const packages = shippedPackages();
  const names = packages.map(({ name }) => name);
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
  expect(packages.filter(({ license }) => !license).map(({ name }) => name)).toEqual([]);
  expect(noticesText()).toMatch(/^dompurify \S+ \(.*Apache-2\.0.*\)$/m);
});

test('what a package depends on is there, what only the server of Next.js needs is not', () => {
  const names = shippedPackages().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['@mui/system', 'prosemirror-model', 'react-dom (in next)']));
  expect(names).not.toEqual(expect.arrayContaining(['postcss']));
});

test('a package in the source maps that has none is named', () => {
  const sources = [
    'turbopack:///[project]/node_modules/dompurify/dist/purify.js',
    'turbopack:///[project]/node_modules/next/dist/compiled/react/index.js',
    'turbopack:///[project]/node_modules/@nobody/knows/index.js',
    'turbopack:///[project]/lib/api/product.ts',
  ];
  expect(withoutNotice(sources, () => true)).toEqual(['@nobody/knows']);
  expect(withoutNotice(sources)).toEqual([]);
});
