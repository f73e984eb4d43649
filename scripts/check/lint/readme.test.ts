import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ICON_WORDS } from '@/components/ui/menu/route-icons';
import { SETTINGS } from '@/lib/config/schema';
import { SCREENS } from '@/lib/router/screens';
import { scripts, version } from '../../../package.json';
import { documentedSettings } from '../../build/config/documented.mjs';
import { namespacesIn } from '../../translate/list.mjs';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = [
  'README.md',
  'scripts/README.md',
  'scripts/check/bench/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const settingsIn = (file: string) => documentedSettings(join(root, file));

const standardOf = (key: string) => SETTINGS[key as keyof typeof SETTINGS]?.fallback as unknown;
const written = (standard: string): unknown =>
  standard === 'none' ? undefined : JSON.parse(standard.replace(/^`(.*)`$/, '$1'));

test('the changelog begins with the version of package.json and its day', () => {
  const [, newest, day] = /^## (\S+)(?: – (\d{4}-\d\d-\d\d))?$/m.exec(read('docs/CHANGELOG.md')) ?? [];
  expect({ newest, isDated: day !== undefined }).toEqual({ newest: version, isDated: true });
});

test('every setting is in the table, once, and the table has no other', () => {
  const keys = settingsIn('docs/configuration.md').map(({ key }) => key);
  expect(keys.sort()).toEqual(Object.keys(SETTINGS).sort());
});

test.each(['README.md', 'docs/configuration.md'])('the defaults in %s are those of the code', (file) => {
  const rows = settingsIn(file);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => !Object.hasOwn(SETTINGS, key))).toEqual([]);
  expect(rows.map(({ key, standard }) => [key, written(standard)])).toEqual(
    rows.map(({ key }) => [key, standardOf(key)]),
  );
});

test('the contract names every screen and every word that selects an icon', () => {
  const contract = read('docs/platform-contract.md');
  const names = Object.values(SCREENS).map(({ components }) => components[0]);
  expect(names.filter((name) => !contract.includes(`\`${name}\``))).toEqual([]);
  const words = ICON_WORDS.flatMap(([word]) => word.source.replace(/\(\^\|-\)|s\?/g, '').split('|'));
  const listed = /whose word is in the name: ([^;]+);/.exec(contract)?.[1]?.split(', ') ?? [];
  expect(words.filter((word) => !listed.some((one) => word.includes(one)))).toEqual([]);
});

const specs = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => read(join('e2e', name)));

test.each(['docs/testing.md', 'docs/testing.zh.md'])('%s names every helper that a journey imports', (file) => {
  const imports = specs.flatMap((spec) => [...spec.matchAll(/import (?:type )?\{([^}]*)\} from '[./]+\/support\//g)]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().replace(/^type /, '')));
  const helpers = new Set(
    names.map((name) => name.split(' ')[0]!).filter((name) => !['', 'test', 'expect'].includes(name)),
  );
  const guide = read(file);
  expect([...helpers].filter((name) => !guide.includes(`\`${name}\``) && !guide.includes(`\`${name}(`))).toEqual([]);
});

test.each(['docs/testing.md', 'docs/testing.zh.md'])(
  'the command of %s that records a trace runs one journey: show-trace opens one file',
  (file) => {
    const [, title] = /e2e -- -g "([^"]+)" --trace on/.exec(read(file)) ?? [];
    const journeys = specs.flatMap((spec) =>
      [...spec.matchAll(/^\s*test\(\s*['"`](.*)['"`],/gm)].map(([, found]) => found!),
    );
    expect(journeys.filter((found) => found.includes(title ?? 'no title'))).toHaveLength(1);
  },
);

test.each(documents)('the npm scripts that %s names exist', (file) => {
  const named = [...read(file).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own!);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(['docs/translating.md', 'docs/translating.zh.md'])(
  '%s describes every file of messages, once: by its row, or by the title of its page',
  (guide) => {
    const described = [...read(guide).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    const titled = (name: string) => Object.hasOwn(JSON.parse(read(`messages/zh/${name}.json`)) as object, 'pageTitle');
    expect(described.sort()).toEqual(namespacesIn('zh').filter((name) => !titled(name)));
  },
);

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('the links of %s lead somewhere', (file) => {
  const prose = read(file).replace(/```[\s\S]*?```/g, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links
    .filter((link) => !/^[a-z]+:/i.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
  expect(broken).toEqual([]);
});
