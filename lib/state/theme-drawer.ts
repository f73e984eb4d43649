import { atom, store } from './store';

/** Whether the theme drawer is open. */
export const themeDrawerAtom = atom(false);

/** The door to the theme drawer, for whatever offers it: header, menus, palette. */
export const openThemeDrawer = (): void => store.set(themeDrawerAtom, true);
