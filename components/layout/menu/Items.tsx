import { Suspense } from 'react';
import { PartBoundary, lazyScreen } from '@/components/ui/loading/lazy-part';
import type { MenuEntry } from '@/lib/router/menu';
import type { LongItemsProps } from './LongItems';
import { MenuList } from './menu-parts';
import type { Menu } from './use-menu';

/** A level with more entries than this renders those in sight. */
const LONG_ABOVE = 200;

/** Loaded only for a menu with hundreds of entries in a level. */
const LongItems = lazyScreen(() => import('./LongItems').then((module) => module.LongItems));

/** The entry of a level that is the current page's, or in which it is; -1 if it is elsewhere. */
export const currentOf = (entries: readonly MenuEntry[], { active, within }: Menu): number =>
  entries.findIndex(({ route }) => route === active || within.has(route));

const AllItems = ({ count, keyOf, scrolls, children }: LongItemsProps) => (
  <MenuList scrolls={scrolls}>
    {Array.from({ length: count }, (_, index) => (
      <li key={keyOf(index)}>{children(index)}</li>
    ))}
  </MenuList>
);

/** The entries of one level of the menu. If what renders those in sight cannot be loaded, all are rendered. */
export const Items = (props: LongItemsProps) =>
  props.count > LONG_ABOVE ? (
    <PartBoundary fallback={<AllItems {...props} />}>
      <Suspense>
        <LongItems {...props} />
      </Suspense>
    </PartBoundary>
  ) : (
    <AllItems {...props} />
  );
