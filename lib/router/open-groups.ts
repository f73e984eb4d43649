import { groupsTo, type MenuEntry } from './menu';
import type { RouteNode } from './route';

/** Which groups of the menu are open, by path. */
export type OpenGroups = Readonly<Record<string, boolean>>;

export interface OpenRules {
  /** Paths of the groups that are open at the start; if empty, the first group of the menu (specification 2). */
  defaultOpeneds: readonly string[];
  /** At most one group per level is open. */
  uniqueOpened: boolean;
}

const groupsOf = (entries: readonly MenuEntry[]) => entries.filter((entry) => entry.children.length > 0);

/** The open groups at the start. */
export function startingGroups(entries: readonly MenuEntry[], rules: OpenRules, isFirstLevel = true): OpenGroups {
  const { defaultOpeneds, uniqueOpened } = rules;
  const groups = groupsOf(entries);
  const first = isFirstLevel && defaultOpeneds.length === 0 ? groups.slice(0, 1) : [];
  const named = [...first, ...groups.filter(({ route }) => defaultOpeneds.includes(route.path))];
  const open = (uniqueOpened ? named.slice(0, 1) : named).map(({ route }) => [route.path, true]);
  const below = groups.map(({ children }) => startingGroups(children, rules, false));
  return Object.assign({}, ...below, Object.fromEntries(open)) as OpenGroups;
}

/** Opens or closes one group; `siblings` are the other groups of its level. */
export function setGroup(
  groups: OpenGroups,
  { route, siblings, open }: { route: RouteNode; siblings: readonly RouteNode[]; open: boolean },
  { uniqueOpened }: OpenRules,
): OpenGroups {
  const others = open && uniqueOpened ? siblings : [];
  return { ...groups, ...Object.fromEntries(others.map(({ path }) => [path, false])), [route.path]: open };
}

/** Opens the groups above the entry of a page when the page is opened. */
export const openOnArrival = (
  groups: OpenGroups,
  entries: readonly MenuEntry[],
  active: RouteNode | undefined,
  rules: OpenRules,
): OpenGroups =>
  groupsTo(entries, active).reduce((open, group) => setGroup(open, { ...group, open: true }, rules), groups);
