import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { MenuEntry } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import { RouteIcon } from './RouteIcon';
import { entryLink } from './entry-link';
import { Flyout } from './folded/Flyout';
import { Marks } from './Marks';
import type { Menu } from './use-menu';

/** How first-level groups open: in the second menu, or as a flyout at the right or below. */
export type GroupsOpen = 'second' | 'right' | 'below';

function Content({ route }: { route: RouteNode }) {
  const title = useRouteTitle()(route.meta.title);
  return (
    <>
      <RouteIcon name={route.meta.icon} custom={route.meta.isCustomSvg} />
      <span className="label">{title}</span>
      <Marks {...route.meta} />
    </>
  );
}

interface EntryProps {
  entry: MenuEntry;
  menu: Menu;
  groups: GroupsOpen;
}

function Entry({ entry, menu, groups }: EntryProps) {
  const { route, children } = entry;
  if (children.length === 0 && !route.link) {
    return (
      <span className="entry">
        <Content route={route} />
      </span>
    );
  }
  if (children.length === 0) {
    return (
      <a className="entry" {...entryLink({ route, current: route === menu.active, follow: menu.follow })}>
        <Content route={route} />
      </a>
    );
  }
  if (groups === 'second') {
    const shown = menu.second === entry;
    return (
      <button
        type="button"
        className="entry"
        aria-expanded={shown}
        data-within={menu.second ? shown : menu.within.has(route)}
        onClick={() => menu.choose(entry)}
      >
        <Content route={route} />
      </button>
    );
  }
  return (
    <Flyout entry={entry} side={groups} menu={menu}>
      {(button) => (
        <button type="button" className="entry" {...button} data-within={menu.within.has(route)}>
          <Content route={route} />
          {groups === 'below' && <ChevronDown className="chevron" aria-hidden />}
        </button>
      )}
    </Flyout>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys move between entries, in addition to Tab; a key that an entry handles itself is left alone. */
export function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.entry')];
  const at = entries.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0 || event.isDefaultPrevented()) return;
  event.preventDefault();
  entries[(at + step + entries.length) % entries.length]?.focus();
}

/** Without styles: the surrounding list defines how the entries look. */
export const FirstLevel = ({ menu, groups }: { menu: Menu; groups: GroupsOpen }) =>
  menu.entries.map((entry, index) => (
    <li key={entry.route.path + index}>
      <Entry entry={entry} menu={menu} groups={groups} />
    </li>
  ));
