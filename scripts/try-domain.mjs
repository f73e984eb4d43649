// npm run try-domain: tries README's "Add a screen". A copy of the project is given a new domain with a list and
// a form, by exactly those steps, and has to lint, compile, test, build and run its journey. Prints how many lines of
// shared files the domain took.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const OWN = join(root, 'scripts/try-domain');

/** What a domain adds to files that it shares: file, the text that comes after it, the line. */
const SHARED = [
  [
    'lib/router/screens.ts',
    /\n {2}productForm: \{\n/,
    "  coupons: { path: '/Product/Coupons', title: 'coupons', icon: 'coupon-line', components: ['Coupons'], namespaces: ['table', 'form', 'coupon'], limit: 90 },",
  ],
  [
    'components/layout/views/screen-table.tsx',
    /\n {2}forbidden: /,
    "  coupons: () => import('@/components/screens/coupon/CouponsScreen').then((m) => m.CouponsScreen),",
  ],
  [
    'lib/demo/domains.ts',
    /\n {2}stats: \{\n/,
    "  coupon: { entities: ['coupon'], code: () => import('./domains/coupon/handlers') },",
  ],
  ['lib/config/calls.ts', /\n {2}\.\.\.entityActions\('replyTemplate'\),/, "  ...entityActions('coupon'),"],
  [
    'platform/contract/entities.ts',
    /\n {2}\{\n {4}name: 'shopInfo',/,
    "  { name: 'coupon', one: 'a coupon', many: 'coupons', record: couponSchema, input: couponInputSchema },",
  ],
  [
    'platform/contract/entities.ts',
    /\nimport type \* as z /,
    "import { couponInputSchema, couponSchema } from '@/lib/api/coupon';",
  ],
  ['messages/zh/route.json', /\n {2}"contacts"/, '  "coupons": "优惠券",'],
  ['messages/en/route.json', /\n {2}"contacts"/, '  "coupons": "Coupons",'],
  ['docs/translating.md', /\n\| `contact` /, '| `coupon` | coupons |'],
];

const copy = mkdtempSync(join(tmpdir(), 'domain-'));

function copyProject() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The bundler follows no link that leads out of a project: hard links where the file system has them.
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true, force: true });
}

function addDomain() {
  for (const entry of readdirSync(OWN, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const to = join(copy, path.slice(OWN.length + 1).replace(/\.txt$/, ''));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to);
  }
  for (const [file, before, line] of SHARED) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const at = text.search(before);
    if (at < 0) throw new Error(`${file} has no place for a new domain`);
    writeFileSync(path, `${text.slice(0, at)}\n${line}${text.slice(at)}`);
  }
}

function run(command, ...args) {
  const since = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: 1e8,
  });
  const name = [command, ...args].join(' ');
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}  ${((Date.now() - since) / 1000).toFixed(0)} s`);
  if (status === 0) return;
  console.log(stdout, stderr);
  throw new Error(name);
}

try {
  copyProject();
  addDomain();
  // The steps leave the layout of long lines to the formatter.
  run('npx', 'prettier', '--write', '--log-level', 'warn', 'lib/router/screens.ts', 'docs/translating.md');
  run('npm', 'run', '-s', 'types');
  run('npm', 'run', '-s', 'lint');
  run('npm', 'run', '-s', 'i18n:check');
  run(
    'npx',
    'jest',
    '--silent',
    'coupon',
    'lib/router',
    'scripts/readme',
    'lib/api/request/writes',
    'platform/contract/document',
  );
  run('npm', 'run', '-s', 'build');
  run('npm', 'run', '-s', 'e2e', '--', '--project=http', '--retries=0', 'coupon');
  console.log(`${SHARED.length} lines in ${new Set(SHARED.map(([file]) => file)).size} shared files`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
