import { lazy } from 'react';
import type { Theme } from '@/lib/state/theme';
import { Side } from '../menu/menu-shell';
import { SideMenu } from '../menu/SideMenu';
import type { Layout, LayoutMenuProps } from './layout';

const horizontal: Layout = {
  areas: '"top top header" "tabs tabs tabs" "main main main"',
  Menu: lazy(() => import('../menu/HorizontalMenu').then((module) => ({ default: module.HorizontalMenu }))),
  header: { fold: false, breadcrumb: false, onMenu: true },
  picture: [
    [0, 0, 64, 9, 'menu'],
    [3, 12, 58, 29, 'page'],
  ],
};

/** Like vertical, with the menu as a card with margins. */
const float: Layout = {
  areas: '"menu header header" "menu tabs tabs" "menu main main"',
  Menu: lazy(() => import('../menu/FloatMenu').then((module) => ({ default: module.FloatMenu }))),
  header: { fold: true, breadcrumb: true, onMenu: false },
  picture: [
    [3, 3, 13, 38, 'menu', 3],
    [19, 3, 42, 6, 'page'],
    [19, 12, 42, 29, 'page'],
  ],
};

const OneColumnMenu = ({ menu, folded }: LayoutMenuProps) => (
  <Side className="menu-surface" data-folded={folded}>
    <SideMenu menu={menu} folded={folded} />
  </Side>
);

const vertical: Layout = {
  areas: '"menu header header" "menu tabs tabs" "menu main main"',
  Menu: OneColumnMenu,
  header: { fold: true, breadcrumb: true, onMenu: false },
  picture: [
    [0, 0, 16, 44, 'menu'],
    [19, 3, 42, 6, 'page'],
    [19, 12, 42, 29, 'page'],
  ],
};

/** The first level of the menu as tabs in the header, the children of the chosen entry at the left. */
const comprehensive: Layout = {
  areas: '"top top header" "menu tabs tabs" "menu main main"',
  Menu: lazy(() => import('../menu/ComprehensiveMenu').then((module) => ({ default: module.ComprehensiveMenu }))),
  header: { fold: false, breadcrumb: false, onMenu: true },
  picture: [
    [0, 0, 64, 9, 'menu'],
    [0, 9, 14, 35, 'page'],
    [17, 12, 44, 29, 'page'],
  ],
};

/** The header with the brand over the whole width; the menu below it at the left. */
const common: Layout = {
  areas: '"brand header header" "menu tabs tabs" "menu main main"',
  Menu: lazy(() => import('../menu/CommonMenu').then((module) => ({ default: module.CommonMenu }))),
  header: { fold: true, breadcrumb: true, onMenu: true },
  picture: [
    [0, 0, 64, 9, 'menu'],
    [0, 9, 14, 35, 'menu'],
    [17, 12, 44, 29, 'page'],
  ],
};

/** The first level of the menu as a column of tabs, the children of the chosen entry in a second menu beside it. */
const column: Layout = {
  areas: '"menu header header" "menu tabs tabs" "menu main main"',
  Menu: lazy(() => import('../menu/ColumnMenu').then((module) => ({ default: module.ColumnMenu }))),
  header: { fold: true, breadcrumb: true, onMenu: false },
  picture: [
    [0, 0, 9, 44, 'menu'],
    [9, 0, 12, 44, 'page'],
    [24, 3, 37, 6, 'page'],
    [24, 12, 37, 29, 'page'],
  ],
};

/** The six layouts of specification 2, by their name in the theme. */
export const LAYOUTS: Record<Theme['layout'], Layout> = {
  vertical,
  column,
  comprehensive,
  horizontal,
  common,
  float,
};
