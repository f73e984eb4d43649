import { createStore, get, set } from 'idb-keyval';
import type { Snapshot } from './platform';

const KEY = 'snapshot';
const DELAY = 150;

/** Where the demo's changes are written down. */
export interface Saver {
  read(): Promise<Snapshot | undefined>;
  /** Something changed: it is written soon. */
  later(): void;
  /** Writes what is waiting; resolves when it lies in the database. */
  flush(): Promise<void>;
}

/** Keeps nothing: for tests, and where a browser refuses IndexedDB. */
const nowhere: Saver = {
  read: () => Promise.resolve(undefined),
  later: () => {},
  flush: () => Promise.resolve(),
};

/**
 * Keeps the demo in IndexedDB: what differs from the seed, as one record of a few kB. Other tabs of the demo are notified,
 * so that they read it again; the last writer wins.
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
      // A full or refused database costs the changes at the next reload, never the answer.
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
  /** What another tab has written is known here, too: a token that it has just been given is good. */
  caughtUp: () => Promise<void>;
}

/** A saver that works, and what it holds; `onOther` is called with what another tab has written. */
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
