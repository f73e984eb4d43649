/** @jest-environment node */
import { inOneTab } from './one-tab';

/** The locks of all tabs, as the standard has them: one holder of a name, or several that share it. */
function fakeLocks() {
  const held: { name: string; mode: string }[] = [];
  const waiting: { name: string; mode: string; acquire: () => void }[] = [];
  const isFree = ({ name, mode }: { name: string; mode: string }) =>
    held.every((lock) => lock.name !== name || (lock.mode === 'shared' && mode === 'shared'));
  const request = async (name: string, { mode = 'exclusive', signal }: LockOptions, action: () => Promise<unknown>) => {
    const lock = { name, mode };
    await new Promise<void>((resolve, reject) => {
      const acquire = () => {
        held.push(lock);
        resolve();
      };
      if (isFree(lock)) return acquire();
      const place = { ...lock, acquire };
      waiting.push(place);
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(signal.reason as Error);
      });
    });
    try {
      return await action();
    } finally {
      held.splice(held.indexOf(lock), 1);
      const next = waiting.findIndex(isFree);
      if (next >= 0) waiting.splice(next, 1)[0]!.acquire();
    }
  };
  return { request };
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { locks: fakeLocks() }, configurable: true });
});

test('work of one name is never done twice at once: the second waits for the first, also where that fails', async () => {
  const steps: string[] = [];
  let fail: (error: Error) => void = () => {};
  const first = inOneTab('work', () => {
    steps.push('first');
    return new Promise((_, reject) => (fail = reject));
  });
  const second = inOneTab('work', () => steps.push('second'));
  const other = inOneTab('news', () => steps.push('other'));
  await other;
  expect(steps).toEqual(['first', 'other']);
  fail(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  await second;
  expect(steps).toEqual(['first', 'other', 'second']);
});

test('work that waits can be called off, and is not done', async () => {
  let finish = () => {};
  const first = inOneTab('work', () => new Promise<void>((resolve) => (finish = resolve)));
  const stop = new AbortController();
  const done = jest.fn();
  const second = inOneTab('work', done, stop.signal);
  stop.abort();
  await expect(second).rejects.toThrow();
  finish();
  await first;
  expect(done).not.toHaveBeenCalled();
});

test('a browser without locks does it at once', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  expect(await inOneTab('work', () => 'done')).toBe('done');
});
