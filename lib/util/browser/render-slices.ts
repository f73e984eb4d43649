import { unstable_forceFrameRate } from 'next/dist/compiled/scheduler';

/**
 * How often in a second React lets the browser do other work while it renders what can wait. By default it does so every
 * 5 ms: a view that takes 100 ms then pays for up to twenty frames that show nothing new, as much again as its rendering on a
 * slow processor. Input waits 33 ms at most.
 */
const SLICES_PER_SECOND = 30;

export const renderInSlices = () => unstable_forceFrameRate(SLICES_PER_SECOND);
