import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { store, type atom } from './store';

type Counter = ReturnType<typeof atom<number>>;

/** What `read` finds in the browser's storage, read again when `changes` counts one or another tab has made one. */
export function useStored<T>(changes: Counter, read: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = store.sub(changes, listener);
      window.addEventListener('storage', listener);
      return () => {
        stop();
        window.removeEventListener('storage', listener);
      };
    },
    [changes],
  );
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(read()));
  return useMemo(() => JSON.parse(text) as T, [text]);
}
