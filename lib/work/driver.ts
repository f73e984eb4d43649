import type { QueryClient } from '@tanstack/react-query';
import { productApi } from '@/lib/api/product';
import { inOneTab } from '@/lib/util/browser/one-tab';
import type { JobList } from './job-list';
import { runJob } from './run-job';

/** Queries that are outdated after a job. */
const OUTDATED = productApi.mutations.save().meta.invalidates;

/** Sends the jobs of a list, one after another; in one tab at a time. */
export function createDriver(account: string, list: JobList) {
  const { signal } = list;
  /** Nothing is sent before the tray has handed it over. */
  let client: QueryClient | undefined;
  let driving = false;
  let sending = false;

  /** The end of the session is noticed where the errors of all writes are. */
  async function perform<T>(action: () => Promise<T>): Promise<T> {
    const mutation = {
      mutationFn: action,
      meta: { invalidates: [], ownErrors: true },
      networkMode: 'always' as const,
      gcTime: 0,
    };
    return client!.getMutationCache().build(client!, mutation).execute(undefined);
  }

  async function sendAll(): Promise<void> {
    await list.load();
    sending = true;
    for (let job = list.next(); job && !signal.aborted; job = list.next()) {
      await runJob(job, list, perform);
      list.wakes.delete(job.id);
      // It paused by itself: only its user resumes it.
      if (job.state === 'paused' && list.wantedOf(job.id) === 'run') {
        list.wants.set(job.id, 'pause');
        await list.store.want(job.id, 'pause');
      }
      OUTDATED.forEach((queryKey) => void client?.invalidateQueries({ queryKey }));
    }
  }

  async function drive(): Promise<void> {
    if (driving || signal.aborted || !client) return;
    driving = true;
    try {
      // In a browser without locks the keys of the batches prevent doubles.
      await inOneTab(`supplier-client-work ${account}`, sendAll, signal);
    } catch (error) {
      if (!signal.aborted) console.warn('[work]', error);
    } finally {
      driving = false;
      sending = false;
    }
    if (!signal.aborted && list.next()) await drive();
  }

  return {
    drive,
    isSending: () => sending,
    /** Continues what an earlier page or session left, with the query client of this session. */
    async connect(queries: QueryClient): Promise<void> {
      if (client) return;
      client = queries;
      await list.load();
      list.showAll();
      if (list.next()) void drive();
    },
  };
}
