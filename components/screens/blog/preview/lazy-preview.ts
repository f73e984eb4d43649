import { lazyDialog } from '@/components/ui/lazy-dialog';

/** The post as a buyer sees it. */
export const LazyBlogPreview = lazyDialog(
  () => import('./BlogPreview').then((module) => module.BlogPreview),
  ['blogForm', 'picker', 'productList'],
);
