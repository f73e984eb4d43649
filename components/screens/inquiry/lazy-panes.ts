import { lazyPart, lazyScreen } from '@/components/ui/loading/lazy-part';

/** What an open inquiry needs beyond the list; its code comes with the first one. */
export const ThreadPane = lazyScreen(() => import('./thread/ThreadPane').then((module) => module.ThreadPane));
/** What it can do without: lost, it is said in a message, and the conversation stands. */
export const SidePane = lazyPart(() => import('./buyer/SidePane').then((module) => module.SidePane));
export const SideDrawer = lazyPart(() => import('./buyer/SideDrawer').then((module) => module.SideDrawer));
