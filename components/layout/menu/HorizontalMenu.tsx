import { useTranslations } from 'next-intl';
import { Brand } from '../Brand';
import type { LayoutMenuProps } from '../layouts/layout';
import { BarEntries } from './BarEntries';
import { BarStart, MenuBar, Spread } from './menu-shell';
import styles from './HorizontalMenu.module.css';

export function HorizontalMenu({ menu }: LayoutMenuProps) {
  const t = useTranslations('layout');
  return (
    <Spread aria-label={t('menu.label')}>
      <MenuBar className="menu-surface" data-bar />
      <BarStart className={styles.top}>
        <Brand />
        <BarEntries menu={menu} groups="below" />
      </BarStart>
    </Spread>
  );
}
