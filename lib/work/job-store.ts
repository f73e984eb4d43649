import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval';
import { isTabOnly } from '@/lib/state/account';
import { markStoredWorks } from '@/lib/state/works';
import type { Batch, Job, Skipped, Wanted } from './job';

type Key = [account: string, job: string, part: string | number];

let database: ReturnType<typeof createStore> | undefined;
const opened = () => (database ??= createStore('supplier-client-work', 'jobs'));

/**
 * What the database has refused to store, and what must not stay on the device. It takes precedence over the database,
 * which then holds an older value.
 */
const memory = new Map<string, unknown>();
const textOf = (key: Key) => JSON.stringify(key);

/**
 * The jobs of an account on this device. A job is stored in parts, because its rows may be megabytes and only one batch
 * changes at a time.
 */
export function jobStore(account: string) {
  const isInPage = typeof indexedDB === 'undefined' || isTabOnly(account) || account === '';
  let isWarned = false;

  /**
   * A database that refuses one request may answer the next: one that is full can still be read, and still holds the
   * batches that are not sent yet. What it refuses to store ends with the page.
   */
  async function attempt<T>(action: () => Promise<T>): Promise<{ answer: T } | undefined> {
    if (isInPage) return undefined;
    try {
      return { answer: await action() };
    } catch (error) {
      if (!isWarned) console.warn('[work]', error);
      isWarned = true;
      return undefined;
    }
  }

  async function read<T>(wanted: Key[]): Promise<(T | undefined)[]> {
    const stored = (await attempt(() => getMany<T>(wanted, opened())))?.answer ?? [];
    return wanted.map((key, at) => (memory.get(textOf(key)) as T | undefined) ?? stored[at]);
  }

  async function write(entries: [Key, unknown][]): Promise<void> {
    const isStored = (await attempt(() => setMany(entries, opened()))) !== undefined;
    for (const [key, value] of entries) {
      if (isStored) memory.delete(textOf(key));
      else memory.set(textOf(key), structuredClone(value));
    }
    if (isStored) markStoredWorks(account, true);
  }

  async function ownKeys(): Promise<Key[]> {
    const stored = (await attempt(() => keys<Key>(opened())))?.answer ?? [];
    const all = new Map([...stored.map(textOf), ...memory.keys()].map((text) => [text, JSON.parse(text) as Key]));
    return [...all.values()].filter(([of]) => of === account);
  }

  async function erase(fits: (key: Key) => boolean): Promise<void> {
    const all = await ownKeys();
    const gone = all.filter(fits);
    for (const key of gone) memory.delete(textOf(key));
    await attempt(() => delMany(gone, opened()));
    if (gone.length === all.length) markStoredWorks(account, false);
  }

  const job = (id: string): Key => [account, id, 'job'];
  const batch = (id: string, at: number): Key => [account, id, at];
  const skipped = (id: string): Key => [account, id, 'skipped'];
  const wanted = (id: string): Key => [account, id, 'wanted'];

  return {
    async jobs(): Promise<Job[]> {
      const jobs = await read<Job>((await ownKeys()).filter(([, , part]) => part === 'job'));
      return jobs.filter((one) => one !== undefined).sort((a, b) => a.startedAt - b.startedAt);
    },
    batch: async (id: string, at: number): Promise<Batch | undefined> => (await read<Batch>([batch(id, at)]))[0],
    batches: async ({ id, batches }: Job): Promise<Batch[]> =>
      (await read<Batch>(Array.from({ length: batches }, (_, at) => batch(id, at)))).filter((one) => one !== undefined),
    save: (one: Job, changed: readonly [at: number, batch: Batch][] = []): Promise<void> =>
      write([[job(one.id), one], ...changed.map(([at, value]): [Key, unknown] => [batch(one.id, at), value])]),
    skipped: async (id: string): Promise<Skipped | undefined> => (await read<Skipped>([skipped(id)]))[0],
    saveSkipped: (id: string, value: Skipped): Promise<void> => write([[skipped(id), value]]),
    wanted: async (id: string): Promise<Wanted> => (await read<Wanted>([wanted(id)]))[0] ?? 'run',
    want: (id: string, value: Wanted): Promise<void> => write([[wanted(id), value]]),
    remove: (id: string): Promise<void> => erase(([, of]) => of === id),
    removeAll: (): Promise<void> => erase(() => true),
  };
}
