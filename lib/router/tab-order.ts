import type { Tab } from './tabs';

const firstOf = (tabs: readonly Tab[]) => tabs.find((tab) => tab.shown);

/** The first tab stays first, then come the ones that stay (pinned, or never to be closed), then all others. */
const rank = (tab: Tab, first: Tab | undefined) => (tab === first ? 0 : tab.pinned || !tab.closable ? 1 : 2);

/** Tabs in the order of the bar; within a rank they keep the order they are given in. */
export const arrange = (tabs: readonly Tab[], first = firstOf(tabs)): Tab[] =>
  [...tabs].sort((a, b) => rank(a, first) - rank(b, first));

/** The tab beside `tab` that it may change places with: one of its own rank, and never the first. */
export function neighbourOf(tabs: readonly Tab[], tab: Tab, step: -1 | 1): Tab | undefined {
  const row = tabs.filter((other) => other.shown);
  const at = row.indexOf(tab);
  const other = at < 0 ? undefined : row[at + step];
  return other && rank(other, row[0]) === rank(tab, row[0]) ? other : undefined;
}

export type Side = 'before' | 'after';

/** Puts a tab before or after another, as near as its rank allows; the first tab cannot be moved. */
export function moveTab(tabs: readonly Tab[], tab: Tab, anchor: Tab, side: Side): Tab[] {
  const first = firstOf(tabs);
  if (tab === anchor || tab === first) return [...tabs];
  const rest = tabs.filter((other) => other !== tab);
  const at = rest.indexOf(anchor) + (side === 'after' ? 1 : 0);
  return arrange([...rest.slice(0, at), tab, ...rest.slice(at)], first);
}

/** The first tab and those that are never closed stand at the left without a pin. */
export const isPinnable = (tabs: readonly Tab[], tab: Tab): boolean => tab.closable && tab !== firstOf(tabs);

/** Pins a tab behind those that are pinned already, or lets it go to the front of the others. */
export const pinTab = (tabs: readonly Tab[], tab: Tab, pinned: boolean): Tab[] =>
  arrange(
    tabs.map((other) => (other === tab ? { ...other, pinned } : other)),
    firstOf(tabs),
  );
