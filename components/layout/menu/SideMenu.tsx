import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { MenuEntry } from '@/lib/router/menu';
import { Brand } from '../Brand';
import { FoldedItems } from './folded-items';
import { MenuItems } from './MenuItems';
import type { Menu } from './use-menu';
import { MenuFoot } from './MenuFoot';

const Root = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  color: 'var(--menu-text)',
  isolation: 'isolate',
});
const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden auto',
  padding: '4px 10px 12px',
  scrollbarWidth: 'none',
});

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
    <Scroller>
      {folded ? (
        <Suspense fallback={rows}>
          <FoldedItems entries={entries} menu={menu} />
        </Suspense>
      ) : (
        rows
      )}
    </Scroller>
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
    <Root aria-label={t('menu.label')}>
      <Brand folded={folded} />
      <Entries entries={menu.entries} folded={folded} menu={menu} />
      {!folded && <MenuFoot>{foot}</MenuFoot>}
    </Root>
  );
}
