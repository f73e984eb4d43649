import { atom } from './store';

/** A newer build of the client is ready to be taken; the page goes on with its own until somebody says so. */
export const updateAtom = atom(false);
