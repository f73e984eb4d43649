import { lazy } from 'react';
import type { Layout } from './layout';

/** Like vertical, with the menu as a card with margins. */
export const float: Layout = {
  areas: '"menu header header" "menu tabs tabs" "menu main main"',
  Menu: lazy(() => import('../menu/FloatMenu').then((module) => ({ default: module.FloatMenu }))),
  header: { fold: true, breadcrumb: true, onMenu: false },
  picture: [
    [3, 3, 13, 38, 'menu', 3],
    [19, 3, 42, 6, 'page'],
    [19, 12, 42, 29, 'page'],
  ],
};
