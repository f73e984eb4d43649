import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Brand } from '../Brand';
import type { LayoutMenuProps } from '../layouts/layout';
import { MenuFoot } from './MenuFoot';
import { Entries } from './SideMenu';
import { BarStart, MenuBar, SIDE_WIDTH, Side, SideGround, Spread } from './menu-shell';

const BrandArea = styled(BarStart)({
  gridArea: 'brand',
  width: SIDE_WIDTH,
  overflow: 'hidden',
  transition: 'width 180ms var(--ease-out)',
  '&[data-folded="true"]': { width: 64 },
});

export function CommonMenu({ menu, folded }: LayoutMenuProps) {
  const t = useTranslations('layout');
  return (
    <Spread aria-label={t('menu.label')}>
      <MenuBar className="menu-surface" data-bar />
      <BrandArea data-folded={folded}>
        <Brand folded={folded} />
      </BrandArea>
      <SideGround className="menu-surface">
        <Side data-folded={folded} data-under-header>
          <Entries entries={menu.entries} folded={folded} menu={menu} />
          {!folded && <MenuFoot />}
        </Side>
      </SideGround>
    </Spread>
  );
}
