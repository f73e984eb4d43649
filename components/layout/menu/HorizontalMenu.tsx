import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Brand } from '../Brand';
import type { LayoutMenuProps } from '../layouts/layout';
import { BarEntries } from './BarEntries';
import { BarStart, MenuBar, Spread } from './menu-shell';

const Top = styled(BarStart)({ gridArea: 'top' });

export function HorizontalMenu({ menu }: LayoutMenuProps) {
  const t = useTranslations('layout');
  return (
    <Spread aria-label={t('menu.label')}>
      <MenuBar className="menu-surface" data-bar />
      <Top>
        <Brand />
        <BarEntries menu={menu} groups="below" />
      </Top>
    </Spread>
  );
}
