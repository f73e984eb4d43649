import { lazyDialog } from '@/components/ui/lazy-dialog';

/** The dialog that chooses products of the shop. */
export const LazyProductPicker = lazyDialog(
  () => import('./ProductPicker').then((module) => module.ProductPicker),
  ['table', 'picker', 'productList'],
);
