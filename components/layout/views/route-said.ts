import { atom, store } from '@/lib/state/store';

/** The title of the page that was opened last without its heading being read; counted, so that the same one is said again. */
export const routeSaidAtom = atom({ title: '', count: 0 });

export const sayRoute = (title: string): void => store.set(routeSaidAtom, ({ count }) => ({ title, count: count + 1 }));
