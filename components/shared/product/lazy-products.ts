import { lazyDialog } from '@/components/ui/lazy-dialog';

export const LazyProductPicker = lazyDialog(
  () => import('./ProductPicker').then((module) => module.ProductPicker),
  ['table', 'picker', 'productList'],
);
