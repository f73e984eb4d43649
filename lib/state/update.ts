import { atom } from './store';

/** Whether a newer build of the client is ready to be activated; the page keeps its own until the user accepts. */
export const updateAtom = atom(false);
