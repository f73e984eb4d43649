import type { ComponentType } from 'react';
import { UnknownScreen } from '@/components/screens/unknown/UnknownScreen';
import { lazyWithTexts as screen } from '@/components/ui/lazy-with-texts';

type Screen = ComponentType;

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
  Catalogs: screen(
    () => import('@/components/screens/material/MaterialsScreen').then((m) => m.MaterialsScreen),
    ['table', 'form', 'library', 'tree', 'materials'],
  ),
  Classify: screen(
    () => import('@/components/screens/classify/ClassifyScreen').then((m) => m.ClassifyScreen),
    ['table', 'form', 'tree', 'classify'],
  ),
  Question: screen(
    () => import('@/components/screens/question/QuestionListScreen').then((m) => m.QuestionListScreen),
    ['table', 'form', 'question'],
  ),
  Blogs: screen(
    () => import('@/components/screens/blog/list/BlogListScreen').then((m) => m.BlogListScreen),
    ['table', 'blogList'],
  ),
  BlogsAdd: screen(
    () => import('@/components/screens/blog/form/BlogFormScreen').then((m) => m.BlogFormScreen),
    ['form', 'blogForm', 'picker', 'productList'],
  ),
  Business: screen(
    () => import('@/components/screens/inquiry/InquiriesScreen').then((m) => m.InquiriesScreen),
    ['table', 'form', 'inquiry'],
  ),
  'Shop/Info': screen(
    () => import('@/components/screens/shop/info/ShopInfoScreen').then((m) => m.ShopInfoScreen),
    ['form', 'shopInfo'],
  ),
  'Shop/Detail': screen(
    () => import('@/components/screens/shop/detail/ShopDetailScreen').then((m) => m.ShopDetailScreen),
    ['form', 'shopDetail'],
  ),
  'Shop/Contacts': screen(
    () => import('@/components/screens/shop/contacts/ContactsScreen').then((m) => m.ContactsScreen),
    ['table', 'form', 'contacts'],
  ),
  'Shop/Resources': screen(
    () => import('@/components/screens/shop/strength/StrengthScreen').then((m) => m.StrengthScreen),
    ['table', 'form', 'strength'],
  ),
  'Shop/Reviews': screen(
    () => import('@/components/screens/review/ReviewsScreen').then((m) => m.ReviewsScreen),
    ['table', 'form', 'reviews'],
  ),
  '403': screen(() => import('@/components/screens/public/ForbiddenScreen').then((m) => m.ForbiddenScreen)),
  '404': screen(() => import('@/components/screens/public/NotFoundScreen').then((m) => m.NotFoundScreen)),
  unknown: UnknownScreen,
};
