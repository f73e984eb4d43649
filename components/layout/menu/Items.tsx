import { Suspense, type ReactNode } from 'react';
import { PartBoundary, lazyScreen } from '@/components/ui/loading/lazy-part';
import type { MenuEntry } from '@/lib/router/menu';
import { MenuList } from './menu-parts';
import type { Menu } from './use-menu';

/** A level with more entries than this renders those in sight. */
const LONG_ABOVE = 200;

/** Loaded only for a menu with hundreds of entries in a level. */
const LongItems = lazyScreen(() => import('./LongItems').then((module) => module.LongItems));

interface ItemsProps {
  entries: readonly MenuEntry[];
  menu: Menu;
  scrolls: boolean;
  children: (entry: MenuEntry) => ReactNode;
}

const keyOf = ({ route }: MenuEntry, index: number) => route.path + index;

const AllItems = ({ entries, scrolls, children }: ItemsProps) => (
  <MenuList scrolls={scrolls}>
    {entries.map((entry, index) => (
      <li key={keyOf(entry, index)}>{children(entry)}</li>
    ))}
  </MenuList>
);

/** The entries of one level of the menu. If what renders those in sight cannot be loaded, all are rendered. */
export function Items(props: ItemsProps) {
  const { entries, menu, scrolls, children } = props;
  if (entries.length <= LONG_ABOVE) return <AllItems {...props} />;
  return (
    <PartBoundary fallback={<AllItems {...props} />}>
      <Suspense>
        <LongItems
          count={entries.length}
          keyOf={(index) => keyOf(entries[index]!, index)}
          current={entries.findIndex(({ route }) => route === menu.active || menu.within.has(route))}
          scrolls={scrolls}
        >
          {(index) => children(entries[index]!)}
        </LongItems>
      </Suspense>
    </PartBoundary>
  );
}
