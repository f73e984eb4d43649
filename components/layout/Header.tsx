import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import type { RouteNode } from '@/lib/router/route';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { Breadcrumb } from './Breadcrumb';
import { useFrame } from './frame-context';
import { HEADER_ITEMS, type HeaderItem } from './header-items';
import { MobileTitle } from './MobileTitle';
import { UserMenu } from './UserMenu';

const Bar = styled(AppBar)({
  flex: 'none',
  height: 56,
  background: 'var(--header-bg)',
  color: 'var(--header-text)',
  borderBottom: '1px solid var(--header-border)',
  '& .MuiToolbar-root': { minHeight: 55, height: 55, padding: '0 16px 0 14px', gap: 6 },
  '@media (max-width: 991.98px)': {
    height: 52,
    '& .MuiToolbar-root': { minHeight: 51, height: 51, padding: '0 12px 0 8px', gap: 2 },
  },
});
const Space = styled('span')({ flex: 1 });

interface HeaderProps {
  current: RouteNode | undefined;
  mobile: boolean;
  /** The menu is folded, or on a phone not open. */
  folded: boolean;
  onFold: () => void;
  reload: () => void;
}

/** The line above everything: fold, breadcrumb, and the items that the theme leaves on. */
export function Header({ current, mobile, folded, onFold, reload }: HeaderProps) {
  const t = useTranslations('layout');
  const theme = useAtomValue(themeAtom);
  const { guest } = useFrame();
  const isShown = (item: HeaderItem) => item.isOn(theme) && (!mobile || item.onPhone) && !(guest && item.needsSession);
  const FoldIcon = mobile ? Menu : folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <Bar position="static">
      <Toolbar disableGutters>
        <LightIconButton type="button" aria-label={t(folded ? 'menu.unfold' : 'menu.fold')} onClick={onFold}>
          <FoldIcon size={18} strokeWidth={1.7} />
        </LightIconButton>
        {mobile ? <MobileTitle current={current} /> : current && <Breadcrumb current={current} />}
        <Space />
        {HEADER_ITEMS.filter(isShown).map(({ key, Item }) => (
          <Item key={key} reload={reload} />
        ))}
        <UserMenu compact={mobile} />
      </Toolbar>
    </Bar>
  );
}
