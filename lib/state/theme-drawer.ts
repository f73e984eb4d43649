import { atom, store } from './store';

export const themeDrawerAtom = atom(false);

/** Opens the theme drawer, for header, menus and palette. */
export const openThemeDrawer = (): void => store.set(themeDrawerAtom, true);
