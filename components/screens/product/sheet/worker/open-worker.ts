import { SheetFault } from '@/lib/sheet/sheet-fault';
import { ChunkLoadError } from '@/lib/util/browser/load-chunk';
import type { Jobs } from './jobs';
import { atPage } from './at-page';
import type { Answered } from './messages';

type Job<K extends keyof Jobs> = (...args: Parameters<Jobs[K]>) => Promise<Awaited<ReturnType<Jobs[K]>>>;
export type SheetWorker = { [K in keyof Jobs]: Job<K> } & { close: () => void };

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * A thread of its own for files: the page stays quick, and closing it frees all that it holds, whatever it is doing.
 */
export function openSheetWorker(): SheetWorker {
  const worker = atPage(() => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' }));
  const pending = new Map<number, Pending>();
  let last = 0;
  const settle = (id: number, settled: (call: Pending) => void) => {
    const call = pending.get(id);
    pending.delete(id);
    if (call) settled(call);
  };
  worker.onmessage = ({ data: { id, value, fault, error } }: MessageEvent<Answered>) =>
    settle(id, ({ resolve, reject }) => {
      if (fault) reject(new SheetFault(fault.key, fault.values));
      else if (error !== undefined) reject(new Error(error));
      else resolve(value);
    });
  // Its script did not arrive, or failed before it could answer.
  worker.onerror = (event) => {
    event.preventDefault();
    const error = new ChunkLoadError(event.message || 'The worker for sheets could not be started');
    [...pending.keys()].forEach((id) => settle(id, ({ reject }) => reject(error)));
  };
  const call = (name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      last += 1;
      pending.set(last, { resolve, reject });
      worker.postMessage({ id: last, name, args });
    });
  const close = () => {
    worker.terminate();
    const closed = new DOMException('The worker was closed', 'AbortError');
    [...pending.keys()].forEach((id) => settle(id, ({ reject }) => reject(closed)));
  };
  return new Proxy({} as SheetWorker, {
    get: (_, name) => {
      if (name === 'close') return close;
      // A promise that resolves to the worker must not take it for another promise.
      return name === 'then' ? undefined : (...args: unknown[]) => call(String(name), args);
    },
  });
}
