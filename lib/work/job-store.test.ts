/** @jest-environment ./scripts/check/jest-env.ts */
import type { Batch, Job } from './job';
import { jobStore } from './job-store';

const database = new Map<string, unknown>();
let refuses = { reading: false, writing: false };
jest.mock('idb-keyval', () => {
  const name = (key: unknown) => JSON.stringify(key);
  const ask = async <T>(is: 'reading' | 'writing', action: () => T) => {
    if (refuses[is]) throw new DOMException('full', 'QuotaExceededError');
    return action();
  };
  return {
    createStore: () => undefined,
    keys: () => ask('reading', () => [...database.keys()].map((key) => JSON.parse(key) as unknown)),
    getMany: (wanted: unknown[]) => ask('reading', () => wanted.map((key) => database.get(name(key)))),
    setMany: (entries: [unknown, unknown][]) =>
      ask('writing', () => entries.forEach(([key, value]) => database.set(name(key), structuredClone(value)))),
    delMany: (gone: unknown[]) => ask('writing', () => gone.forEach((key) => database.delete(name(key)))),
  };
});

const job = { id: 'job', startedAt: 1, batches: 3 } as Job;
const batch = (key: string) => ({ key, rows: [] }) as unknown as Batch;

beforeEach(() => {
  Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  database.clear();
  refuses = { reading: false, writing: false };
});

test('a database that is full halfway keeps what it holds: the batches that were not sent yet are still there', async () => {
  const store = jobStore('id:full');
  await store.save(job, [
    [0, batch('a')],
    [1, batch('b')],
    [2, batch('c')],
  ]);
  refuses.writing = true;
  await store.save({ ...job, next: 1 }, [[0, { ...batch('a'), isSent: true }]]);
  expect(await store.batches(job)).toMatchObject([{ key: 'a', isSent: true }, { key: 'b' }, { key: 'c' }]);
  expect(await store.jobs()).toMatchObject([{ next: 1 }]);
});

test('what is stored again after that is the latest, and what is removed comes back from neither', async () => {
  const store = jobStore('id:again');
  await store.save(job, [[0, batch('a')]]);
  refuses.writing = true;
  await store.save({ ...job, next: 1 });
  refuses.writing = false;
  await store.save({ ...job, next: 2 });
  expect(await store.jobs()).toMatchObject([{ next: 2 }]);
  await store.remove('job');
  expect(await store.jobs()).toEqual([]);
  expect(await jobStore('id:again').jobs()).toEqual([]);
});

test('where the database is refused altogether, jobs are kept in the page', async () => {
  refuses = { reading: true, writing: true };
  const store = jobStore('id:refused');
  await store.save(job, [[0, batch('a')]]);
  expect(await store.jobs()).toMatchObject([{ id: 'job' }]);
  await store.remove('job');
  expect(await store.jobs()).toEqual([]);
});
