import { lazyDialog } from '@/components/ui/lazy-dialog';
import { lazyScreen } from '@/components/ui/loading/lazy-part';

/** The editor of quotations; its code comes when it is first opened. */
export const QuotationEditor = lazyScreen(() => import('./QuotationEditor').then((module) => module.QuotationEditor));
/** What is looked at before a quotation is sent. */
export const LazyQuotationPreview = lazyDialog(() =>
  import('./QuotationPreview').then((module) => module.QuotationPreview),
);
