import type { Guard } from '@/lib/auth/permission';
import { isExternal } from '@/lib/util/validators';
import type { RouteMeta, RouteNode } from './route';
import { screenOf } from './screens';

type Raw = Record<string, unknown>;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
/** Some platforms write booleans as text or as a number; "false" and 0 are not true. */
const flag = (value: unknown): true | undefined =>
  value === true || ['true', '1'].includes(text(value)?.trim() ?? '') || undefined;
const names = (value: unknown) => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined);

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A page title is a line, not an essay. */
const TITLE_LENGTH = 200;

function readGuard(meta: Raw): Guard | undefined {
  const guard = meta.guard ?? meta.permissions;
  const name = text(guard);
  // One name in place of a list: left out, it would let everybody in.
  if (name) return [name];
  if (Array.isArray(guard)) return names(guard);
  if (!isRecord(guard)) return undefined;
  const mode = guard.mode === 'allOf' || guard.mode === 'except' ? guard.mode : 'oneOf';
  return { role: names(guard.role), permission: names(guard.permission), mode };
}

/** Meta fields under their present and their older names (contract 2); fields nobody knows are left. */
function readMeta(raw: Raw): RouteMeta {
  const meta = isRecord(raw.meta) ? raw.meta : {};
  const badge = text(meta.badge);
  return {
    title: (text(meta.title) ?? '').slice(0, TITLE_LENGTH),
    icon: text(meta.icon),
    isCustomSvg: flag(meta.isCustomSvg),
    hidden: flag(meta.hidden) ?? flag(raw.hidden),
    breadcrumbHidden: flag(meta.breadcrumbHidden),
    levelHidden: flag(meta.levelHidden),
    noClosable: flag(meta.noClosable) ?? flag(meta.affix),
    tabHidden: flag(meta.tabHidden),
    dynamicNewTab: flag(meta.dynamicNewTab),
    activeMenu: text(meta.activeMenu),
    guard: readGuard(meta),
    noColumn: flag(meta.noColumn),
    noKeepAlive: flag(meta.noKeepAlive),
    badge: badge || undefined,
    dot: flag(meta.dot),
    target: meta.target === '_blank' ? '_blank' : undefined,
  };
}

/**
 * Parameters as the routers of such platforms write them, in this one's words: `:id(\\d+)` loses its condition, and
 * `/:id?` is a part that may be missing.
 */
const plainParams = (path: string) => path.replace(/(:\w+)\([^()]*\)/g, '$1').replace(/\/(:\w+)\?(?=\/|$)/g, '{/$1}');

/** A path joined to its parent's, with single slashes; an absolute one is kept as it is. */
function resolvePath(path: string, parent: string): string {
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  return `/${joined.split('/').filter(Boolean).join('/')}`;
}

/** Path, joined to its parent's, and query. */
function resolvePlain(path: string, parent: string): [path: string, query: string] {
  const mark = path.indexOf('?');
  return mark < 0 ? [resolvePath(path, parent), ''] : [resolvePath(path.slice(0, mark), parent), path.slice(mark)];
}

interface Address {
  path: string;
  link: string;
  external: boolean;
}

/**
 * Where an entry leads. Only http, https, mailto and tel leave the app; any other scheme, `//host` and control
 * characters make an entry that shows its title and leads nowhere.
 */
function readAddress(raw: string, parent: string): Address {
  const path = plainParams(raw.trim());
  if (isExternal(path)) return { path: '', link: path, external: true };
  // A tab or newline inside is how such checks are walked around.
  if (SCHEME.test(path) || /^[/\\]{2}/.test(path) || /[\\\u0000-\u001f]/.test(path)) {
    return { path: '', link: '', external: false };
  }
  const [bare, query] = resolvePlain(path, parent);
  const least = bare.replace(/\{[^}]*\}/g, '');
  return { path: bare, link: least.includes('/:') ? '' : least + query, external: false };
}

/** Where a group leads of itself; nothing of what leaves the app, and `noRedirect` in every spelling, is none. */
function readRedirect(raw: unknown, parent: string): string | undefined {
  const path = text(isRecord(raw) ? raw.path : raw)?.trim();
  if (!path || /^noredirect$/i.test(path) || SCHEME.test(path) || /^[/\\]{2}/.test(path)) return undefined;
  return resolvePlain(path, parent).join('');
}

function readRoute(raw: unknown, parent: RouteNode | undefined, parentPath: string): RouteNode[] {
  if (!isRecord(raw)) return [];
  const written = text(raw.path) ?? '';
  // A catch-all of the platform's own: the client has one, and it comes last.
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

/** The platform's list as routes. Entries that make no sense are left out; their siblings stay. */
export const readRoutes = (list: readonly unknown[]): RouteNode[] =>
  list.flatMap((raw) => readRoute(raw, undefined, ''));
