import { styled } from '@mui/material/styles';
import { Side } from '../menu/menu-shell';
import { SideMenu } from '../SideMenu';
import type { Layout, LayoutMenuProps } from './layout';

const Place = styled(Side)({
  width: 'auto',
  padding: '12px 0 12px 12px',
  overflow: 'visible',
  border: 0,
  '&[data-folded="true"]': { width: 'auto' },
});
const Card = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  width: 232,
  overflow: 'hidden',
  border: '1px solid var(--menu-border)',
  borderRadius: 12,
  boxShadow: 'var(--shadow-md)',
  transition: 'width 180ms var(--ease-out)',
  '&[data-folded="true"]': { width: 66 },
});

const Menu = ({ menu, folded }: LayoutMenuProps) => (
  <Place>
    <Card className="menu-surface" data-folded={folded}>
      <SideMenu menu={menu} folded={folded} />
    </Card>
  </Place>
);

/** As vertical, with the menu as a card that floats on the page's ground. */
export const float: Layout = {
  areas: '"menu header header" "menu tabs tabs" "menu main main"',
  Menu,
  header: { fold: true, breadcrumb: true, onMenu: false },
  picture: [
    [3, 3, 13, 38, 'menu', 3],
    [19, 3, 42, 6, 'page'],
    [19, 12, 42, 29, 'page'],
  ],
};
