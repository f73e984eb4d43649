import { createStore, get, set } from 'idb-keyval';
import type { Snapshot } from './platform';

const KEY = 'snapshot';
const DELAY = 150;

/** Persists the demo's changes. */
export interface Saver {
  read(): Promise<Snapshot | undefined>;
  /** Schedules a write after a change. */
  later(): void;
  /** Writes pending changes; resolves when the database has stored them. */
  flush(): Promise<void>;
}

/** Persists nothing: for tests, and if a browser refuses IndexedDB. */
const nowhere: Saver = {
  read: () => Promise.resolve(undefined),
  later: () => {},
  flush: () => Promise.resolve(),
};

/**
 * Persists the demo in IndexedDB: the differences from the seed, as one record of a few kB. Other tabs of the demo are
 * notified, so that they read it again; the last write wins.
 */
function openSaver(snapshot: () => Snapshot, onOther: () => void): Saver {
  const database = createStore('supplier-client-demo', 'state');
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('supplier-client-demo');
  channel?.addEventListener('message', onOther);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  let writing: Promise<void> = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    if (!waiting) return writing;
    waiting = false;
    const content = snapshot();
    writing = writing
      .then(() => set(KEY, content, database))
      .then(() => channel?.postMessage('saved'))
      // If the database is full or refused, the changes are lost at the next reload, but the request succeeds.
      .catch((error: unknown) => console.warn('[demo]', error));
    return writing;
  };
  addEventListener('pagehide', () => void flush());
  return {
    read: () => get<Snapshot>(KEY, database),
    later() {
      waiting = true;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), DELAY);
    },
    flush,
  };
}

interface Started {
  saver: Saver;
  content: Snapshot | undefined;
  /** Resolves when changes of other tabs have been read: a token that another tab has just received is valid here. */
  caughtUp: () => Promise<void>;
}

/** Opens the database and returns its content; `onOther` is called with what another tab has written. */
export async function startSaver(
  snapshot: () => Snapshot,
  onOther: (content: Snapshot | undefined) => void,
  persist: boolean,
): Promise<Started> {
  let reading = Promise.resolve();
  const caughtUp = () => reading;
  const none = { saver: nowhere, content: undefined, caughtUp };
  if (!persist || typeof indexedDB === 'undefined') return none;
  try {
    const saver = openSaver(snapshot, () => {
      reading = saver.read().then(onOther, () => undefined);
    });
    return { saver, content: await saver.read(), caughtUp };
  } catch {
    return none;
  }
}
