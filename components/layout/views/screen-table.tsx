import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { UnknownScreen } from '@/components/screens/unknown/UnknownScreen';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import type { Lazy } from '@/components/ui/loading/lazy-part';
import type { RouteLocation } from '@/lib/router/location';
import { GALLERY, SCREENS, type ScreenName, type ScreenRow } from '@/lib/router/screens';

const CODE: Record<ScreenName, () => Promise<ComponentType>> = {
  home: () => import('@/components/screens/home/HomeScreen').then((m) => m.HomeScreen),
  productList: () => import('@/components/screens/product/list/ProductListScreen').then((m) => m.ProductListScreen),
  productForm: () => import('@/components/screens/product/form/ProductFormScreen').then((m) => m.ProductFormScreen),
  materials: () => import('@/components/screens/material/MaterialsScreen').then((m) => m.MaterialsScreen),
  shopCategories: () =>
    import('@/components/screens/shop-category/ShopCategoriesScreen').then((m) => m.ShopCategoriesScreen),
  questions: () => import('@/components/screens/question/QuestionListScreen').then((m) => m.QuestionListScreen),
  blogList: () => import('@/components/screens/blog/list/BlogListScreen').then((m) => m.BlogListScreen),
  blogForm: () => import('@/components/screens/blog/form/BlogFormScreen').then((m) => m.BlogFormScreen),
  inquiries: () => import('@/components/screens/inquiry/InquiriesScreen').then((m) => m.InquiriesScreen),
  shopInfo: () => import('@/components/screens/shop-info/ShopInfoScreen').then((m) => m.ShopInfoScreen),
  shopDetail: () => import('@/components/screens/shop-detail/ShopDetailScreen').then((m) => m.ShopDetailScreen),
  contacts: () => import('@/components/screens/contact/ContactsScreen').then((m) => m.ContactsScreen),
  strength: () => import('@/components/screens/strength/StrengthScreen').then((m) => m.StrengthScreen),
  reviews: () => import('@/components/screens/review/ReviewsScreen').then((m) => m.ReviewsScreen),
  galleryWorkbench: () =>
    import('@/components/screens/gallery/workbench/WorkbenchGallery').then((m) => m.WorkbenchGallery),
  galleryIcons: () => import('@/components/screens/gallery/icons/IconGallery').then((m) => m.IconGallery),
  galleryTable: () => import('@/components/screens/gallery/table/TableGallery').then((m) => m.TableGallery),
  galleryForm: () => import('@/components/screens/gallery/form/FormGallery').then((m) => m.FormGallery),
  galleryEditor: () => import('@/components/screens/gallery/editor/EditorGallery').then((m) => m.EditorGallery),
  galleryRights: () => import('@/components/screens/gallery/rights/RightsGallery').then((m) => m.RightsGallery),
  galleryErrors: () => import('@/components/screens/gallery/errors/ErrorGallery').then((m) => m.ErrorGallery),
  galleryMasks: () => import('@/components/screens/gallery/masks/MaskGallery').then((m) => m.MaskGallery),
  gallerySegment: () => import('@/components/screens/gallery/segment/SegmentGallery').then((m) => m.SegmentGallery),
  galleryDrag: () => import('@/components/screens/gallery/drag/DragGallery').then((m) => m.DragGallery),
  galleryExcel: () => import('@/components/screens/gallery/excel/ExcelGallery').then((m) => m.ExcelGallery),
  forbidden: () => import('@/components/screens/public/ForbiddenScreen').then((m) => m.ForbiddenScreen),
  notFound: () => import('@/components/screens/public/NotFoundScreen').then((m) => m.NotFoundScreen),
  unknown: () => Promise.resolve(UnknownScreen),
};

const rows: Partial<Record<ScreenName, ScreenRow>> = SCREENS;
const namespacesOf: Partial<Record<ScreenName, Pick<ScreenRow, 'namespaces'>>> = { ...SCREENS, ...GALLERY };

export const SCREEN_COMPONENTS = Object.fromEntries(
  (Object.keys(CODE) as ScreenName[]).map((name) => [name, lazyWithTexts(CODE[name], namespacesOf[name]?.namespaces)]),
) as Record<ScreenName, Lazy<object>>;

type Request = (queries: QueryClient, location: RouteLocation) => Promise<void>;

/** What a screen requests first, where that is worth requesting before it is rendered. */
const FIRST_REQUEST: Partial<Record<ScreenName, () => Promise<Request>>> = {
  home: () => import('@/components/screens/home/HomeScreen').then((m) => m.prefetchHome),
};

/** Loads the screen of an address and what it shows first; a failure is left to the screen. */
export async function prepareScreen(location: RouteLocation, queries: QueryClient): Promise<void> {
  const name = (Object.keys(CODE) as ScreenName[]).find((one) => rows[one]?.path === location.path);
  if (!name) return;
  const prefetch = FIRST_REQUEST[name]?.().then((request) => request(queries, location));
  await Promise.all([SCREEN_COMPONENTS[name].prepare(), prefetch?.catch(() => {})]);
}
