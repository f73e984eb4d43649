import { lazyPart } from '@/components/ui/loading/lazy-part';

/** Loaded only for a folded menu; until then the normal rows are shown, clipped by the fold. */
export const FoldedItems = lazyPart(() => import('./FoldedItems').then((module) => module.FoldedItems));
