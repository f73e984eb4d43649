import { lazy } from 'react';
import type { Layout } from './layout';

/** The header across the whole window, with the brand in it; the menu under it. */
export const common: Layout = {
  areas: '"brand header header" "menu tabs tabs" "menu main main"',
  Menu: lazy(() => import('../menu/CommonMenu').then((module) => ({ default: module.CommonMenu }))),
  header: { fold: true, breadcrumb: true, onMenu: true },
  picture: [
    [0, 0, 64, 9, 'menu'],
    [0, 9, 14, 35, 'menu'],
    [17, 12, 44, 29, 'page'],
  ],
};
