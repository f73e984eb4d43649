import { useTranslations } from 'next-intl';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { Brand } from '../Brand';
import type { LayoutMenuProps } from '../layouts/layout';
import { Entries } from './SideMenu';
import { FirstLevel, stepThrough } from './FirstLevel';
import { Side } from './menu-shell';
import { Rail } from './rail';
import styles from './ColumnMenu.module.css';

/** The first level as a column of tabs in the chosen style; folded, groups open as flyouts. */
export function ColumnMenu({ menu, folded }: LayoutMenuProps) {
  const t = useTranslations('layout');
  const titleOf = useRouteTitle();
  const { columnStyle } = useAtomValue(themeAtom);
  const { second } = menu;
  return (
    <Side className={styles.columns}>
      <nav aria-label={t('menu.label')}>
        <Rail className="menu-surface" data-look={columnStyle}>
          <Brand folded />
          <ul onKeyDown={stepThrough}>
            <FirstLevel menu={menu} groups={folded ? 'right' : 'second'} />
          </ul>
        </Rail>
        {second && !folded && (
          <div className={`${styles.second} menu-sub`}>
            <p>{titleOf(second.route.meta.title)}</p>
            <Entries entries={second.children} icons="sent" menu={menu} />
          </div>
        )}
      </nav>
    </Side>
  );
}
