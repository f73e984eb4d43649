import { Side } from '../menu/menu-shell';
import { SideMenu } from '../menu/SideMenu';
import type { Layout, LayoutMenuProps } from './layout';

const Menu = ({ menu, folded }: LayoutMenuProps) => (
  <Side className="menu-surface" data-folded={folded}>
    <SideMenu menu={menu} folded={folded} />
  </Side>
);

export const vertical: Layout = {
  areas: '"menu header header" "menu tabs tabs" "menu main main"',
  Menu,
  header: { fold: true, breadcrumb: true, onMenu: false },
  picture: [
    [0, 0, 16, 44, 'menu'],
    [19, 3, 42, 6, 'page'],
    [19, 12, 42, 29, 'page'],
  ],
};
