import { lazyScreen } from '@/components/ui/loading/lazy-part';

/** Its code is that of dialogs, which the frame does not begin with. */
export const SlowMask = lazyScreen(() => import('./SlowMask').then((module) => module.SlowMask));
