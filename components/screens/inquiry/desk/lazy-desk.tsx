import { lazyDialog } from '@/components/ui/lazy-dialog';

const OUTCOME = ['outcome'] as const;
export const LazyOutcomeDialog = lazyDialog(
  () => import('./OutcomeDialog').then((module) => module.OutcomeDialog),
  OUTCOME,
);
export const LazyOutcomesDialog = lazyDialog(
  () => import('./OutcomeDialog').then((module) => module.OutcomesDialog),
  OUTCOME,
);
export const LazyTagDialog = lazyDialog(() => import('./TagDialog').then((module) => module.TagDialog));
export const LazyRemindDialog = lazyDialog(() => import('./RemindDialog').then((module) => module.RemindDialog));
