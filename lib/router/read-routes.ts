import type { Guard } from '@/lib/auth/permission';
import { isRecord } from '@/lib/util/guards';
import { isExternal } from '@/lib/util/validators';
import type { RouteMeta, RouteNode } from './route';
import { screenOf } from './screens';

type Raw = Record<string, unknown>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
/** Some platforms write booleans as text or number; "false" and 0 mean false. */
const flag = (value: unknown): true | undefined =>
  value === true || ['true', '1'].includes(text(value)?.trim() ?? '') || undefined;
const names = (value: unknown) => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined);

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Longer titles are cut off. */
const TITLE_LENGTH = 200;

function readGuard(meta: Raw): Guard | undefined {
  const guard = meta.guard ?? meta.permissions;
  const name = text(guard);
  // A single name in place of a list: ignoring it would allow everybody.
  if (name) return [name];
  if (Array.isArray(guard)) return names(guard);
  if (!isRecord(guard)) return undefined;
  const mode = guard.mode === 'allOf' || guard.mode === 'except' ? guard.mode : 'oneOf';
  return { role: names(guard.role), permission: names(guard.permission), mode };
}

/** Meta fields under their current and their older names (contract 2); unknown fields are ignored. */
function readMeta(raw: Raw): RouteMeta {
  const meta = isRecord(raw.meta) ? raw.meta : {};
  const badge = text(meta.badge);
  return {
    title: (text(meta.title) ?? '').slice(0, TITLE_LENGTH),
    icon: text(meta.icon),
    isCustomSvg: flag(meta.isCustomSvg),
    hidden: flag(meta.hidden) ?? flag(meta.hideMenu) ?? flag(raw.hidden),
    breadcrumbHidden: flag(meta.breadcrumbHidden) ?? flag(meta.hideBreadcrumb),
    levelHidden: flag(meta.levelHidden),
    noClosable: flag(meta.noClosable) ?? flag(meta.affix),
    tabHidden: flag(meta.tabHidden),
    dynamicNewTab: flag(meta.dynamicNewTab),
    activeMenu: text(meta.activeMenu) ?? text(meta.currentActiveMenu),
    guard: readGuard(meta),
    noColumn: flag(meta.noColumn),
    noKeepAlive: flag(meta.noKeepAlive) ?? flag(meta.noCache),
    badge: badge || undefined,
    dot: flag(meta.dot),
    target: meta.target === '_blank' ? '_blank' : undefined,
  };
}

/**
 * Path parameters in the notation of other routers, converted to this one's: the condition of `:id(\\d+)` is dropped,
 * and `/:id?` becomes an optional part.
 */
const plainParams = (path: string) => path.replace(/(:\w+)\([^()]*\)/g, '$1').replace(/\/(:\w+)\?(?=\/|$)/g, '{/$1}');

/** A path joined to its parent's, with single slashes; an absolute one is unchanged. */
function resolvePath(path: string, parent: string): string {
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  return `/${joined.split('/').filter(Boolean).join('/')}`;
}

/** The path, joined to its parent's, and the query. */
function resolvePlain(path: string, parent: string): [path: string, query: string] {
  const mark = path.indexOf('?');
  return mark < 0 ? [resolvePath(path, parent), ''] : [resolvePath(path.slice(0, mark), parent), path.slice(mark)];
}

/** A tab or newline inside a scheme is a way to bypass such checks. */
const isRefused = (path: string) =>
  !isExternal(path) && (SCHEME.test(path) || /^[/\\]{2}/.test(path) || /[\\\u0000-\u001f]/.test(path));

interface Address {
  path: string;
  link: string;
  external: boolean;
}

/**
 * The target of an entry. Only http, https, mailto and tel leave the app; for any other scheme, `//host` and control
 * characters the entry shows its title without a link.
 */
function readAddress(raw: string, parent: string): Address {
  const path = plainParams(raw.trim());
  if (isExternal(path)) return { path: '', link: path, external: true };
  if (isRefused(path)) return { path: '', link: '', external: false };
  const [bare, query] = resolvePlain(path, parent);
  const least = bare.replace(/\{[^}]*\}/g, '');
  return { path: bare, link: least.includes('/:') ? '' : least + query, external: false };
}

/** The redirect of a group; undefined for an external address and for `noRedirect` in any spelling. */
function readRedirect(raw: unknown, parent: string): string | undefined {
  const path = text(isRecord(raw) ? raw.path : raw)?.trim();
  if (!path || /^noredirect$/i.test(path) || SCHEME.test(path) || /^[/\\]{2}/.test(path)) return undefined;
  return resolvePlain(path, parent).join('');
}

function readRoute(raw: unknown, parent: RouteNode | undefined, parentPath: string): RouteNode[] {
  if (!isRecord(raw)) return [];
  const written = text(raw.path) ?? '';
  // A catch-all of the platform is ignored: unknown paths lead to the client's own /404.
  if (written.includes('*') && !isExternal(written.trim())) return [];
  const address = readAddress(written, parentPath);
  const node: RouteNode = {
    ...address,
    screen: screenOf(raw.component),
    redirect: readRedirect(raw.redirect, address.path),
    meta: readMeta(raw),
    children: [],
    parent,
  };
  const children = Array.isArray(raw.children) ? raw.children : [];
  node.children = children.flatMap((child) => readRoute(child, node, address.path || parentPath));
  return [node];
}

/** The platform's list as routes. Invalid entries are left out; their siblings are kept. */
export const readRoutes = (list: readonly unknown[]): RouteNode[] =>
  list.flatMap((raw) => readRoute(raw, undefined, ''));

/** Longer ones are shortened. */
const REFUSED_LENGTH = 80;
const shortened = (entry: unknown) => (JSON.stringify(entry) ?? '').slice(0, REFUSED_LENGTH);

/** What {@link readRoutes} leaves out because it is no entry, and what it shows without a link, as lines for the error log. */
export const refusedEntries = (list: readonly unknown[]): string[] =>
  list.flatMap((raw) => {
    if (!isRecord(raw)) return [shortened(raw)];
    const path = plainParams((text(raw.path) ?? '').trim());
    const own = isRefused(path) ? [shortened(`${readMeta(raw).title}: ${text(raw.path)}`)] : [];
    return [...own, ...refusedEntries(Array.isArray(raw.children) ? raw.children : [])];
  });
