import { useTranslations } from 'next-intl';
import { Brand } from '../Brand';
import type { LayoutMenuProps } from '../layouts/layout';
import { MenuFoot } from './MenuFoot';
import { Entries } from './SideMenu';
import { BarStart, MenuBar, Side, SideGround, Spread } from './menu-shell';
import styles from './CommonMenu.module.css';

export function CommonMenu({ menu, folded }: LayoutMenuProps) {
  const t = useTranslations('layout');
  return (
    <Spread aria-label={t('menu.label')}>
      <MenuBar className="menu-surface" data-bar />
      <BarStart className={styles.brandArea} data-folded={folded}>
        <Brand folded={folded} />
      </BarStart>
      <SideGround className="menu-surface">
        <Side data-folded={folded} data-under-header>
          <Entries entries={menu.entries} folded={folded} menu={menu} />
          {!folded && <MenuFoot />}
        </Side>
      </SideGround>
    </Spread>
  );
}
