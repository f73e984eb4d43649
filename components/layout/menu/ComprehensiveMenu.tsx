import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Brand } from '../Brand';
import { FoldButton } from '../header/FoldButton';
import type { LayoutMenuProps } from '../layouts/layout';
import { Entries } from './SideMenu';
import { BarEntries } from './BarEntries';
import { BarStart, MenuBar, SIDE_WIDTH, Side, SideGround, Spread } from './menu-shell';

const Top = styled(BarStart)({ gridArea: 'top', '& > a:first-of-type': { width: SIDE_WIDTH } });
const Second = styled(Side)({ paddingTop: 8 });

export function ComprehensiveMenu({ menu, folded, onFold }: LayoutMenuProps) {
  const t = useTranslations('layout');
  const { second } = menu;
  return (
    <Spread aria-label={t('menu.label')}>
      <MenuBar className="menu-surface" data-bar />
      <Top>
        <Brand />
        {second && <FoldButton folded={folded} onFold={onFold} />}
        <BarEntries menu={menu} groups="second" />
      </Top>
      {second && (
        <SideGround className="menu-sub">
          <Second data-folded={folded} data-under-header>
            <Entries entries={second.children} folded={folded} icons={folded ? 'all' : 'sent'} menu={menu} />
          </Second>
        </SideGround>
      )}
    </Spread>
  );
}
