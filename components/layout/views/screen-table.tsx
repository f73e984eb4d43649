import type { ComponentType } from 'react';
import { UnknownScreen } from '@/components/screens/unknown/UnknownScreen';
import type { FirstRequest } from '@/components/ui/first-request';
import type { ScreenName } from '@/lib/router/screens';

interface ScreenCode {
  Screen: ComponentType;
  first?: FirstRequest;
}

/** The code of each screen and, from the same file, the request for what it shows first. */
export const CODE: Record<ScreenName, () => Promise<ScreenCode>> = {
  home: () => import('@/components/screens/home/HomeScreen').then((m) => ({ Screen: m.HomeScreen, first: m.first })),
  productList: () =>
    import('@/components/screens/product/list/ProductListScreen').then((m) => ({
      Screen: m.ProductListScreen,
      first: m.first,
    })),
  productForm: () =>
    import('@/components/screens/product/form/ProductFormScreen').then((m) => ({
      Screen: m.ProductFormScreen,
      first: m.first,
    })),
  materials: () =>
    import('@/components/screens/material/MaterialsScreen').then((m) => ({
      Screen: m.MaterialsScreen,
      first: m.first,
    })),
  shopCategories: () =>
    import('@/components/screens/shop-category/ShopCategoriesScreen').then((m) => ({
      Screen: m.ShopCategoriesScreen,
      first: m.first,
    })),
  questions: () =>
    import('@/components/screens/question/QuestionListScreen').then((m) => ({
      Screen: m.QuestionListScreen,
      first: m.first,
    })),
  blogList: () =>
    import('@/components/screens/blog/list/BlogListScreen').then((m) => ({ Screen: m.BlogListScreen, first: m.first })),
  blogForm: () =>
    import('@/components/screens/blog/form/BlogFormScreen').then((m) => ({ Screen: m.BlogFormScreen, first: m.first })),
  inquiries: () =>
    import('@/components/screens/inquiry/InquiriesScreen').then((m) => ({ Screen: m.InquiriesScreen, first: m.first })),
  shopInfo: () =>
    import('@/components/screens/shop-info/ShopInfoScreen').then((m) => ({ Screen: m.ShopInfoScreen, first: m.first })),
  shopDetail: () =>
    import('@/components/screens/shop-detail/ShopDetailScreen').then((m) => ({
      Screen: m.ShopDetailScreen,
      first: m.first,
    })),
  contacts: () =>
    import('@/components/screens/contact/ContactsScreen').then((m) => ({ Screen: m.ContactsScreen, first: m.first })),
  strength: () =>
    import('@/components/screens/strength/StrengthScreen').then((m) => ({ Screen: m.StrengthScreen, first: m.first })),
  reviews: () =>
    import('@/components/screens/review/ReviewsScreen').then((m) => ({ Screen: m.ReviewsScreen, first: m.first })),
  galleryWorkbench: () =>
    import('@/components/screens/gallery/workbench/WorkbenchGallery').then((m) => ({ Screen: m.WorkbenchGallery })),
  galleryIcons: () => import('@/components/screens/gallery/icons/IconGallery').then((m) => ({ Screen: m.IconGallery })),
  galleryTable: () =>
    import('@/components/screens/gallery/table/TableGallery').then((m) => ({ Screen: m.TableGallery })),
  galleryForm: () => import('@/components/screens/gallery/form/FormGallery').then((m) => ({ Screen: m.FormGallery })),
  galleryEditor: () =>
    import('@/components/screens/gallery/editor/EditorGallery').then((m) => ({ Screen: m.EditorGallery })),
  galleryRights: () =>
    import('@/components/screens/gallery/rights/RightsGallery').then((m) => ({ Screen: m.RightsGallery })),
  galleryErrors: () =>
    import('@/components/screens/gallery/errors/ErrorGallery').then((m) => ({ Screen: m.ErrorGallery })),
  galleryMasks: () => import('@/components/screens/gallery/masks/MaskGallery').then((m) => ({ Screen: m.MaskGallery })),
  gallerySegment: () =>
    import('@/components/screens/gallery/segment/SegmentGallery').then((m) => ({ Screen: m.SegmentGallery })),
  galleryDrag: () => import('@/components/screens/gallery/drag/DragGallery').then((m) => ({ Screen: m.DragGallery })),
  galleryExcel: () =>
    import('@/components/screens/gallery/excel/ExcelGallery').then((m) => ({ Screen: m.ExcelGallery })),
  forbidden: () => import('@/components/screens/public/ForbiddenScreen').then((m) => ({ Screen: m.ForbiddenScreen })),
  notFound: () => import('@/components/screens/public/NotFoundScreen').then((m) => ({ Screen: m.NotFoundScreen })),
  unknown: () => Promise.resolve({ Screen: UnknownScreen }),
};
