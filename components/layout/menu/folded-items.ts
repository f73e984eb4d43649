import { lazyPart } from '@/components/ui/loading/lazy-part';

/** With its flyouts and tips, which only a folded menu needs; until it is here the rows stand, cut off by the fold. */
export const FoldedItems = lazyPart(() => import('./FoldedItems').then((module) => module.FoldedItems));
