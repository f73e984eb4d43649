// npm run try-domain: tries "Add a screen" of docs/architecture.md. A copy of the project is given a new domain with a
// list, a form, search, news and a to-do, by exactly those steps, and has to lint, compile, test, build and run its
// journey. Prints how many lines of shared files the domain took.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, root } from '../build/files.mjs';
import { tryInCopy } from './project-copy.mjs';
const OWN = join(root, 'scripts/check/try-domain');

/** What a domain adds to files that it shares: file, the text that comes after it, the line. */
const SHARED = [
  [
    'lib/router/screens.ts',
    /\n {2}productForm: \{\n/,
    "  coupons: { path: '/Product/Coupons', title: 'coupon', icon: 'coupon-line', components: ['Coupons'], namespaces: ['table', 'form', 'coupon'] },",
  ],
  [
    'components/layout/views/screen-table.tsx',
    /\n {2}forbidden: /,
    "  coupons: () => import('@/components/screens/coupon/CouponsScreen').then((m) => ({ Screen: m.CouponsScreen, first: m.first })),",
  ],
  [
    'lib/domains.ts',
    /\n {2}materialFolder: /,
    "  coupon: { screen: 'coupons', icon: 'coupon', news: { at: 'updatedAt' }, drafts: ['couponNote'], todo: 'usual' },",
  ],
  [
    'lib/demo/domains.ts',
    /\n {2}stats: \{\n/,
    "  coupon: { entities: ['coupon'], searched: true, todos: true, waiting: 3, code: () => import('./domains/coupon/handlers') },",
  ],
];

const merged = (texts, more) =>
  typeof texts === 'object'
    ? { ...texts, ...Object.fromEntries(Object.entries(more).map(([key, one]) => [key, merged(texts[key], one)])) }
    : more;

function addDomain(copy) {
  for (const entry of readdirSync(OWN, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const to = join(copy, path.slice(OWN.length + 1).replace(/\.txt$/, ''));
    mkdirSync(dirname(to), { recursive: true });
    // Texts that other places show of it are in the namespaces of those.
    if (existsSync(to)) writeFileSync(to, JSON.stringify(merged(readJson(to), readJson(path)), null, 2));
    else cpSync(path, to);
  }
  for (const [file, before, line] of SHARED) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const at = text.search(before);
    if (at < 0) throw new Error(`${file} has no place for a new domain`);
    writeFileSync(path, `${text.slice(0, at)}\n${line}${text.slice(at)}`);
  }
}

await tryInCopy('domain', ({ copy, run }) => {
  addDomain(copy);
  // The steps leave the layout of long lines to the formatter.
  run('node', ['scripts/build/make/modules.mjs']);
  run('npx', ['prettier', '--write', '--log-level', 'warn', 'lib/router/screens.ts', 'lib/domains.ts', 'messages']);
  run('npm', ['run', '-s', 'types']);
  run('npm', ['run', '-s', 'lint']);
  run('npm', ['run', '-s', 'i18n:check']);
  run('npx', [
    'jest',
    '--silent',
    'coupon',
    'lib/router',
    'lib/domains',
    'components/layout/news',
    'lint/readme',
    'lib/api/request/writes',
    'scripts/platform/contract/document',
  ]);
  run('npm', ['run', '-s', 'build']);
  run('npm', ['run', '-s', 'e2e', '--', '--project=http', '--retries=0', 'coupon']);
  console.log(`${SHARED.length} lines in ${new Set(SHARED.map(([file]) => file)).size} shared files`);
});
