import { lazy } from 'react';
import type { Layout } from './layout';

export const horizontal: Layout = {
  areas: '"top top header" "tabs tabs tabs" "main main main"',
  Menu: lazy(() => import('../menu/HorizontalMenu').then((module) => ({ default: module.HorizontalMenu }))),
  header: { fold: false, breadcrumb: false, onMenu: true },
  picture: [
    [0, 0, 64, 9, 'menu'],
    [3, 12, 58, 29, 'page'],
  ],
};
