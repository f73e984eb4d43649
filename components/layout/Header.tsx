import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import type { RouteNode } from '@/lib/router/route';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { Breadcrumb } from './Breadcrumb';
import { FoldButton } from './FoldButton';
import { useFrame } from './frame-context';
import { HEADER_ITEMS, type HeaderItem } from './header-items';
import type { Layout } from './layouts/layout';
import { MobileTitle } from './MobileTitle';
import { UserMenu } from './UserMenu';

const Bar = styled(AppBar)({
  gridArea: 'header',
  minWidth: 0,
  zIndex: 1,
  height: 56,
  background: 'var(--header-bg)',
  color: 'var(--header-text)',
  borderBottom: '1px solid var(--header-border)',
  '& .MuiToolbar-root': { minHeight: 55, height: 55, padding: '0 16px 0 14px', gap: 6 },
  // In one bar with the menu: the bar's ground shows through, and what stands here takes the menu's colours.
  '&[data-on-menu="true"]': {
    background: 'none',
    borderColor: 'transparent',
    '--header-bg': 'var(--menu-bg)',
    '--header-text': 'var(--menu-text)',
    '--header-icon': 'var(--menu-icon)',
    '--header-hover-bg': 'var(--menu-hover-bg)',
    '--focus-ring': 'var(--focus-on-menu)',
  },
  '@media (max-width: 991.98px)': {
    height: 52,
    '& .MuiToolbar-root': { minHeight: 51, height: 51, padding: '0 12px 0 8px', gap: 2 },
  },
  '@media print': { display: 'none' },
});
const Space = styled('span')({ flex: 1 });

interface HeaderProps {
  current: RouteNode | undefined;
  mobile: boolean;
  layout: Layout;
  /** The menu is folded, or on a phone not open. */
  folded: boolean;
  onFold: () => void;
  reload: () => void;
}

/** The line above everything: fold and breadcrumb where the layout has them here, and the items the theme leaves on. */
export function Header({ current, mobile, layout, folded, onFold, reload }: HeaderProps) {
  const t = useTranslations('layout');
  const theme = useAtomValue(themeAtom);
  const { guest } = useFrame();
  const { fold, breadcrumb, onMenu } = layout.header;
  const isShown = (item: HeaderItem) => item.isOn(theme) && (!mobile || item.onPhone) && !(guest && item.needsSession);
  return (
    <Bar position="static" data-on-menu={onMenu}>
      <Toolbar disableGutters>
        {mobile && (
          <LightIconButton type="button" aria-label={t(folded ? 'menu.unfold' : 'menu.fold')} onClick={onFold}>
            <Menu size={18} strokeWidth={1.7} />
          </LightIconButton>
        )}
        {mobile && <MobileTitle current={current} />}
        {!mobile && fold && <FoldButton folded={folded} onFold={onFold} />}
        {!mobile && breadcrumb && current && <Breadcrumb current={current} />}
        <Space />
        {HEADER_ITEMS.filter(isShown).map(({ key, Item }) => (
          <Item key={key} reload={reload} />
        ))}
        <UserMenu compact={mobile} />
      </Toolbar>
    </Bar>
  );
}
