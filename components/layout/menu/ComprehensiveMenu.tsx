import { useTranslations } from 'next-intl';
import { Brand } from '../Brand';
import { FoldButton } from '../header/FoldButton';
import type { LayoutMenuProps } from '../layouts/layout';
import { Entries } from './SideMenu';
import { BarEntries } from './BarEntries';
import { BarStart, MenuBar, Side, SideGround, Spread } from './menu-shell';
import styles from './ComprehensiveMenu.module.css';

export function ComprehensiveMenu({ menu, folded, onFold }: LayoutMenuProps) {
  const t = useTranslations('layout');
  const { second } = menu;
  return (
    <Spread aria-label={t('menu.label')}>
      <MenuBar className="menu-surface" data-bar />
      <BarStart className={styles.top}>
        <Brand />
        {second && <FoldButton folded={folded} onFold={onFold} />}
        <BarEntries menu={menu} groups="second" />
      </BarStart>
      {second && (
        <SideGround className="menu-sub">
          <Side className={styles.second} data-folded={folded} data-under-header>
            <Entries entries={second.children} folded={folded} icons={folded ? 'all' : 'sent'} menu={menu} />
          </Side>
        </SideGround>
      )}
    </Spread>
  );
}
