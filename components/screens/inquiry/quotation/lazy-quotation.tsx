import { lazyDialog } from '@/components/ui/lazy-dialog';
import { lazyScreen } from '@/components/ui/loading/lazy-part';

export const QuotationEditor = lazyScreen(() => import('./QuotationEditor').then((module) => module.QuotationEditor));
export const LazyQuotationPreview = lazyDialog(() =>
  import('./QuotationPreview').then((module) => module.QuotationPreview),
);
