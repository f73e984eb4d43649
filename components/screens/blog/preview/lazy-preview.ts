import { lazyDialog } from '@/components/ui/lazy-dialog';

export const LazyBlogPreview = lazyDialog(
  () => import('./BlogPreview').then((module) => module.BlogPreview),
  ['blogForm', 'picker', 'productList'],
);
