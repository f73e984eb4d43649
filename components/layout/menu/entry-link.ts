import type { MouseEvent } from 'react';
import { hrefOf } from '@/lib/router/location';
import type { RouteNode } from '@/lib/router/route';
import type { Menu } from './use-menu';

/** With a modifier key or another button the browser handles the click (new tab, download). */
const isPlain = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0);

export interface EntryLink {
  route: RouteNode;
  /** Whether it is marked as the entry of the page. */
  current: boolean;
  follow: Menu['follow'];
}

export function entryLink({ route, current, follow }: EntryLink) {
  const blank = route.meta.target === '_blank';
  return {
    href: route.external ? route.link : hrefOf(route.link),
    target: blank ? '_blank' : undefined,
    rel: blank || route.external ? 'noopener noreferrer' : undefined,
    'aria-current': current ? ('page' as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (blank || route.external || !isPlain(event)) return;
      event.preventDefault();
      follow(route);
    },
  };
}
