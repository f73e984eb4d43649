/** The only import of jotai: all other files import these names from here. */
import { createStore } from 'jotai';

export { atom, Provider as StoreProvider, useAtom, useAtomValue } from 'jotai';

/** The store of the page, for code outside of React (guard, error handlers). */
export const store = createStore();
