import type { ComponentType } from 'react';
import { lazyWithTexts as screen } from '@/components/ui/lazy-with-texts';

type Screen = ComponentType;

const coming = screen(() => import('@/components/screens/coming/ComingScreen').then((m) => m.ComingScreen));
const unknown = screen(() => import('@/components/screens/coming/UnknownScreen').then((m) => m.UnknownScreen));

/** Names of screens (lib/router/screen-name.ts) to their code. A new screen is one row. */
export const SCREENS: Record<string, Screen> = {
  index: screen(() => import('@/components/screens/home/HomeScreen').then((m) => m.HomeScreen), ['home']),
  Product: screen(
    () => import('@/components/screens/product/list/ProductListScreen').then((m) => m.ProductListScreen),
    ['table', 'productList'],
  ),
  ProductAdd: screen(
    () => import('@/components/screens/product/form/ProductFormScreen').then((m) => m.ProductFormScreen),
    ['form', 'productForm'],
  ),
  Catalogs: coming,
  Classify: coming,
  Question: coming,
  Blogs: coming,
  BlogsAdd: coming,
  Business: coming,
  'Shop/Info': coming,
  'Shop/Detail': coming,
  'Shop/Contacts': coming,
  'Shop/Resources': coming,
  'Shop/Reviews': coming,
  '403': screen(() => import('@/components/screens/public/ForbiddenScreen').then((m) => m.ForbiddenScreen)),
  '404': screen(() => import('@/components/screens/public/NotFoundScreen').then((m) => m.NotFoundScreen)),
  unknown,
};
