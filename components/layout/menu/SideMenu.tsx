import { useTranslations } from 'next-intl';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { MenuEntry } from '@/lib/router/menu';
import { Brand } from '../Brand';
import { FoldedItems } from './folded/folded-items';
import { MenuItems } from './MenuItems';
import type { Menu } from './use-menu';
import { MenuFoot } from './MenuFoot';
import styles from './SideMenu.module.css';

interface EntriesProps {
  entries: readonly MenuEntry[];
  folded?: boolean;
  /** As in {@link MenuItems}. */
  icons?: ComponentProps<typeof MenuItems>['icons'];
  menu: Menu;
}

export function Entries({ entries, folded, icons, menu }: EntriesProps) {
  const rows = <MenuItems entries={entries} icons={icons} menu={menu} />;
  return (
    <div className={styles.scroller}>
      {folded ? (
        <Suspense fallback={rows}>
          <FoldedItems entries={entries} menu={menu} />
        </Suspense>
      ) : (
        rows
      )}
    </div>
  );
}

interface SideMenuProps {
  folded: boolean;
  menu: Menu;
  foot?: ReactNode;
}

export function SideMenu({ folded, menu, foot }: SideMenuProps) {
  const t = useTranslations('layout');
  return (
    <nav className={styles.root} aria-label={t('menu.label')}>
      <Brand folded={folded} />
      <Entries entries={menu.entries} folded={folded} menu={menu} />
      {!folded && <MenuFoot>{foot}</MenuFoot>}
    </nav>
  );
}
