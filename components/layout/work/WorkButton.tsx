import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { useHasWork } from './use-has-work';

const WorkTray = lazyWithTexts(() => import('./WorkTray').then((module) => module.WorkTray), ['work', 'form']);

/** Most sessions have no long work: its code is loaded with the first, or to continue one that this device keeps. */
export const WorkButton = () => (useHasWork() ? <WorkTray /> : null);
