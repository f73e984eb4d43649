/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '@/scripts/check/lint/imports.mjs';
import { domainsWith } from './domains';

const root = join(__dirname, '..');

/** What serves all domains alike. */
const PLACES = [
  ...['app', 'components/layout', 'components/ui', 'components/screens/home', 'lib/auth', 'lib/config', 'lib/i18n'],
  ...['lib/router', 'lib/demo/platform', 'lib/demo/domains/menu', 'lib/demo/domains/search'],
  ...['lib/api/entity.ts', 'lib/api/search.ts', 'lib/demo/domains/stats/todo.ts'],
];

const EXCEPT = new Set([
  // The row of a screen, and its code.
  'lib/router/screens.ts',
  'components/layout/views/screen-table.tsx',
  // The code of forms that save drafts on the platform.
  'components/layout/logout/use-logout.ts',
  // Adding a product is a command, and products have figures of their own (contract 3).
  'components/layout/commands/commands.ts',
  'components/screens/home/HomeHead.tsx',
  'components/screens/home/ProductsPanel.tsx',
  // Answers to buyers are kept on the device before they are sent.
  'components/screens/home/follow-up/FollowUps.tsx',
  'components/screens/home/follow-up/follow-ups.ts',
  // A level of checks is called `review`.
  'components/ui/form/form-model.ts',
]);

const files = [...sourceFiles(['app', 'components', 'lib'])].filter(
  (file) => PLACES.some((place) => file.startsWith(place)) && !EXCEPT.has(file) && !/\.test\.tsx?$/.test(file),
);

test.each(domainsWith('screen'))('nothing that serves all domains names %s', (entity) => {
  const named = new RegExp(`['"\`]${entity}['"\`:]|^\\s+${entity}: |@/lib/api/${entity}\\b`, 'm');
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
