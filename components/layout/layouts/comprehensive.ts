import { lazy } from 'react';
import type { Layout } from './layout';

/** The first level of the menu as tabs in the header, the children of the chosen entry at the left. */
export const comprehensive: Layout = {
  areas: '"top top header" "menu tabs tabs" "menu main main"',
  Menu: lazy(() => import('../menu/ComprehensiveMenu').then((module) => ({ default: module.ComprehensiveMenu }))),
  header: { fold: false, breadcrumb: false, onMenu: true },
  picture: [
    [0, 0, 64, 9, 'menu'],
    [0, 9, 14, 35, 'page'],
    [17, 12, 44, 29, 'page'],
  ],
};
