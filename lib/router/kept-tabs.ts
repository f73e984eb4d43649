import { isFlag, isRecord, isText } from '@/lib/util/guards';
import { parseLocation } from './location';
import type { Matcher } from './match';
import { walk, type RouteNode } from './route';
import { arrange, fixedTabs, type Tab, visit } from './tabs';

/** What is stored of a tab for a reload (docs/decisions/views.md D76). */
interface KeptTab {
  full: string;
  pinned: boolean;
  /** The name of its record, shown until the page is opened again and reads it. */
  record?: string;
}

const isKept = (value: unknown): value is KeptTab =>
  isRecord(value) && isText(value.full) && isFlag(value.pinned) && (value.record === undefined || isText(value.record));

/** Longer lists are ignored: this client did not store them. */
const MAX_TABS = 200;

export const keptTabs = (tabs: readonly Tab[]): KeptTab[] =>
  tabs.filter((tab) => tab.shown).map(({ full, pinned, record }) => ({ full, pinned, record }));

/**
 * The tabs at the start: those that cannot be closed, and the stored ones in their order. Invalid entries and pages
 * without a route are left out.
 */
export function startTabs(kept: unknown, routes: readonly RouteNode[], matcher: Matcher): Tab[] {
  const fixed = fixedTabs(walk(routes));
  const list = Array.isArray(kept) && kept.length <= MAX_TABS ? kept.filter(isKept) : [];
  const open = list.reduce<Tab[]>((tabs, { full, pinned, record }) => {
    const location = parseLocation(full);
    const match = matcher(location);
    if (!match?.route.screen || match.route.meta.tabHidden) return tabs;
    return visit(tabs, location, match).map((tab) => (tab.full === location.full ? { ...tab, pinned, record } : tab));
  }, []);
  const missing = fixed.filter(({ route }) => !open.some((tab) => tab.route === route));
  return arrange([...missing, ...open]);
}
