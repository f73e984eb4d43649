import { lazyScreen } from '@/components/ui/loading/lazy-part';

/** The editor of quotations; its code comes when it is first opened. */
export const QuotationEditor = lazyScreen(() => import('./QuotationEditor').then((module) => module.QuotationEditor));
