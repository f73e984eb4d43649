import { lazyDialog } from '@/components/ui/lazy-dialog';
import { lazyScreen } from '@/components/ui/loading/lazy-part';
import { withPaperTexts } from '../paper/lazy-paper';

export const QuotationEditor = lazyScreen(() => import('./QuotationEditor').then((module) => module.QuotationEditor));
export const LazyQuotationPreview = lazyDialog(() =>
  withPaperTexts(() => import('./QuotationPreview').then((module) => module.QuotationPreview)),
);
