import { atom, store } from './store';

export const themeDrawerAtom = atom(false);

export const openThemeDrawer = (): void => store.set(themeDrawerAtom, true);
