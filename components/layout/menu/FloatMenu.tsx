import type { LayoutMenuProps } from '../layouts/layout';
import { SideMenu } from './SideMenu';
import { Side } from './menu-shell';
import styles from './FloatMenu.module.css';

export const FloatMenu = ({ menu, folded }: LayoutMenuProps) => (
  <Side className={styles.area}>
    <div className={`${styles.card} menu-surface`} data-folded={folded}>
      <SideMenu menu={menu} folded={folded} />
    </div>
  </Side>
);
