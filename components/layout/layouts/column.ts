import { lazy } from 'react';
import type { Layout } from './layout';

/** The first level of the menu as a column of tabs, the children of the chosen entry in a second menu beside it. */
export const column: Layout = {
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
