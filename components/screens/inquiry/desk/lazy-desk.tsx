import { lazyDialog } from '@/components/ui/lazy-dialog';

export const LazyOutcomeDialog = lazyDialog(() => import('./OutcomeDialog').then((module) => module.OutcomeDialog));
export const LazyOutcomesDialog = lazyDialog(() => import('./OutcomeDialog').then((module) => module.OutcomesDialog));
export const LazyTagDialog = lazyDialog(() => import('./TagDialog').then((module) => module.TagDialog));
export const LazyRemindDialog = lazyDialog(() => import('./RemindDialog').then((module) => module.RemindDialog));
