/** The one door to jotai: everything else takes these from here. */
export { atom, createStore, useAtom, useAtomValue, useSetAtom } from 'jotai';
export { Provider as StoreProvider } from 'jotai';
import { createStore } from 'jotai';

/** The store of the page, for code that runs outside of React (guard, error handlers). */
export const store = createStore();
