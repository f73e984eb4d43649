/** @jest-environment ./scripts/check/jest-env.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchRoutes } from '@/lib/api/session';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { ALL_PERMISSIONS } from '@/lib/demo/domains/account/accounts';
import { buildRoutes } from '@/lib/router/build-routes';
import { TITLES, linesOf, type RouteList } from '@/lib/router/fixtures/titles';
import { parseLocation } from '@/lib/router/location';
import { createMatcher, resolveLocation } from '@/lib/router/match';
import { menuOf, type MenuEntry } from '@/lib/router/menu';

/** Rights of the demo's first account. */
const RIGHTS = { admin: false, roles: ['admin'], permissions: ALL_PERMISSIONS };

const linesIn = (entries: readonly MenuEntry[], depth = 0): string[] =>
  entries.flatMap(({ route: { meta }, children }) => [
    `${'  '.repeat(depth)}${meta.title}${meta.badge ? `|${meta.badge}` : ''}`,
    ...linesIn(children, depth + 1),
  ]);

async function load(name: RouteList) {
  // One kind of these platforms uses the code 20000 for success.
  const config = parseConfig({ successCodes: [200, 0, '0', 20000] });
  if (config.ok) setConfig(config.config);
  const body = readFileSync(join(__dirname, `../../lib/router/fixtures/${name}.json`), 'utf8');
  setTransport(() => Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } })));
  return buildRoutes({ list: await fetchRoutes(), rights: RIGHTS, rolesControl: true });
}

const NAMES = Object.keys(TITLES) as RouteList[];

it.each(NAMES)('%s: every visible title, in order', async (name) => {
  expect(linesIn(menuOf(await load(name)))).toEqual(linesOf(name));
});

it.each(NAMES)('%s: every entry that can be followed leads to a page', async (name) => {
  const routes = await load(name);
  const matcher = createMatcher(routes);
  const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children)]);
  const lost = flat(menuOf(routes))
    .map(({ route }) => route)
    .filter((route) => route.link && !route.external)
    .filter((route) => !resolveLocation(parseLocation(route.link), matcher, parseLocation));
  expect(lost.map((route) => route.link)).toEqual([]);
});

it.each([
  ['vab-pro', '/', '/'],
  ['vab-pro', '/vab', '/vab/table/comprehensiveTable'],
  ['vab-pro', '/other/menu1', '/other/menu1/menu1-1/menu1-1-1/menu1-1-1-1'],
  ['vab-pro', '/other/dynamicSegment/test1/7', '/other/dynamicSegment/test1/7'],
  ['mall', '/', '/dashboard'],
  ['mall', '/goods', '/goods/list'],
  ['mall', '/goods/edit/12', '/goods/edit/12'],
  ['mall', '/marketing', '/marketing/coupon/index'],
  ['element', '/order', '/order/list'],
  ['element', '/example/edit/3', '/example/edit/3'],
  ['system', '/', '/index'],
  ['system', '/system/dict-data/index/5', '/system/dict-data/index/5'],
  ['trade', '/', '/'],
  ['trade', '/Trade', '/Trade/Orders?status=open'],
  ['trade', '/Product', '/Product/Product'],
] as const)('%s: %s ends at %s', async (name, from, to) => {
  const matcher = createMatcher(await load(name));
  expect(resolveLocation(parseLocation(from), matcher, parseLocation)?.full).toBe(to);
});

it('the routes that the lists hold back stay away', async () => {
  const matcher = createMatcher(await load('trade'));
  const screen = (full: string) => matcher(parseLocation(full))?.route.screen;
  expect(['/Product/Audit', '/Stats/Peers', '/Account', '/Account/Sub', '/403'].map(screen)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(screen('/')).toBe('home');
});
