import type { LucideIcon } from 'lucide-react';
import type { RecordKind } from '@/lib/api/search';
import { DOMAINS } from '@/lib/domains';
import { routeTitles } from '@/lib/i18n/route-title';
import { menuOf, type MenuEntry } from '@/lib/router/menu';
import { joinLocation } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import type { RouteNode } from '@/lib/router/route';
import type { Recent } from '@/lib/state/recent';
import { iconFor } from '@/components/ui/menu/route-icons';
import type { Range } from '@/lib/util/match-texts';

export interface PaletteItem {
  id: string;
  icon: LucideIcon;
  title: string;
  ranges: readonly Range[];
  note?: string;
  keys?: string;
  /** How to find it again; entries without it are not remembered. */
  recent?: Recent;
  /** It changes something on the platform. */
  writes?: boolean;
  run: () => void;
}

export interface PaletteSection {
  key: string;
  title: string;
  items: readonly PaletteItem[];
}

export interface Page {
  route: RouteNode;
  groups: readonly string[];
  icon: LucideIcon;
}

export function pagesOf(routes: readonly RouteNode[]): Page[] {
  const walk = (entries: readonly MenuEntry[], groups: readonly RouteNode[]): Page[] =>
    entries.flatMap(({ route, children }) => {
      if (children.length > 0) return walk(children, [...groups, route]);
      const icon = iconFor(route.meta.icon ?? groups.at(-1)?.meta.icon);
      return route.link ? [{ route, icon, groups: groups.map(({ meta }) => meta.title) }] : [];
    });
  return walk(menuOf(routes), []);
}

/** Every text a page is found by, the displayed one first. */
export const textsOf = ({ route, groups }: Page, titleOf: (title: string) => string): string[] => {
  const { title } = route.meta;
  const shown = titleOf(title);
  return [shown, ...routeTitles(title).filter((other) => other !== shown), groups.flatMap(routeTitles).join(' ')];
};

export const iconOf = (kind: RecordKind): LucideIcon => iconFor(DOMAINS[kind].icon);

export const listOf = (kind: RecordKind, keyword: string): string =>
  joinLocation(paths[DOMAINS[kind].screen](), new URLSearchParams({ keyword }));
