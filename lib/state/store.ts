/** The one door to jotai: everything else takes these from here. */
import { createStore } from 'jotai';

export { atom, Provider as StoreProvider, useAtom, useAtomValue } from 'jotai';

/** The store of the page, for code that runs outside of React (guard, error handlers). */
export const store = createStore();
