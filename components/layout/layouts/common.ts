import { lazy } from 'react';
import type { Layout } from './layout';

/** The header with the brand over the whole width; the menu below it at the left. */
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
