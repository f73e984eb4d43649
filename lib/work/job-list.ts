import type { Session } from '@/lib/auth/session';
import { ApiError } from '@/lib/api/request/errors';
import { worksOf, type Work } from '@/lib/state/works';
import { DAY } from '@/lib/util/day';
import { isEnded, type Job, type Wanted } from './job';
import { jobStore } from './job-store';

/** How long the result of an ended job can be looked at and undone. */
const KEPT_DAYS = 7;

type News = { job: Job } | { id: string; wanted: Wanted } | { removed: string };

/** What the list has others do with its jobs. */
interface Commands extends Record<'clear' | 'retry' | 'undo', (id: string) => Promise<void>> {
  /** Sends what is to be sent. */
  drive: () => Promise<void>;
  /** Whether this tab sends, and not another one. */
  isSending: () => boolean;
}

/** What the user can do with a job now; `wake` ends its wait early. */
function actionsOf(
  job: Job,
  { clear, retry, undo }: Commands,
  want: (id: string, wanted: Wanted) => void,
  wake: (id: string) => void,
): Work['actions'] {
  const { id, state } = job;
  if (!isEnded(job)) {
    const cancel = () => want(id, 'cancel');
    return state === 'paused'
      ? { resume: () => want(id, 'run'), cancel }
      : { pause: () => want(id, 'pause'), cancel, ...(state === 'waiting' && { resume: () => wake(id) }) };
  }
  const isPartial = job.counts.failed > 0 || job.next < job.batches;
  return {
    clear: () => void clear(id),
    ...(isPartial && !job.undoneBy && { retry: () => void retry(id) }),
    ...(job.undoable > 0 && !job.undoneBy && !job.undoes && { undo: () => void undo(id) }),
  };
}

/** A job as the tray shows it. */
function workOf({ id, kind, title, undoes, link, counts, skipped = 0, total, state, error }: Job) {
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const result = { ...counts, left: total - done, skipped };
  const shownError = error && new ApiError(error.kind, error);
  return { id, kind, title, undoes: undoes !== undefined, link, done, total, state, error: shownError, result };
}

/** The jobs of an account as this tab knows them, in step with the store, the tray and the other tabs. */
export function createJobList(session: Session, commands: Commands) {
  const { account, signal } = session;
  const works = worksOf(session);
  const store = jobStore(account);
  const jobs = new Map<string, Job>();
  const wants = new Map<string, Wanted>();
  const wakes = new Map<string, () => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('supplier-client-work');
  const broadcast = (news: News) => !signal.aborted && channel?.postMessage({ account, ...news });

  const wantedOf = (id: string) => wants.get(id) ?? 'run';
  const wake = (id: string) => wakes.get(id)?.();
  function note(id: string, wanted: Wanted): void {
    wants.set(id, wanted);
    wake(id);
  }
  function want(id: string, wanted: Wanted): void {
    note(id, wanted);
    void store.want(id, wanted).then(commands.drive);
    broadcast({ id, wanted });
  }

  const show = (job: Job, elsewhere = false) =>
    works.put({ ...workOf(job), hasRows: true, elsewhere, actions: actionsOf(job, commands, want, wake) });
  function update(job: Job): void {
    jobs.set(job.id, job);
    show(job);
    broadcast({ job });
  }

  function forget(id: string): void {
    jobs.delete(id);
    works.remove(id);
  }
  async function remove(id: string): Promise<void> {
    forget(id);
    broadcast({ removed: id });
    await store.remove(id);
  }

  /** What other tabs have done since is in the store. */
  async function load(): Promise<void> {
    for (const job of await store.jobs()) {
      if (isEnded(job) && Date.now() - job.startedAt > KEPT_DAYS * DAY) await remove(job.id);
      else jobs.set(job.id, job);
      wants.set(job.id, await store.wanted(job.id));
    }
  }

  const onNews = ({ data }: MessageEvent<News & { account: string }>) => {
    if (data.account !== account) return;
    if ('removed' in data) forget(data.removed);
    else if ('id' in data) note(data.id, data.wanted);
    else if (!commands.isSending() || isEnded(data.job) || !jobs.has(data.job.id)) {
      jobs.set(data.job.id, data.job);
      show(data.job, true);
      // Waits for the other tab, and continues if that is closed.
      if (!isEnded(data.job)) void commands.drive();
    }
  };
  channel?.addEventListener('message', onNews as (event: Event) => void);

  return {
    signal,
    store,
    jobs,
    wants,
    wakes,
    wantedOf,
    want,
    update,
    hide: works.remove,
    remove,
    load,
    /** Another tab may be sending what is not ended; this one waits for it. */
    showAll: () => jobs.forEach((job) => show(job, !isEnded(job))),
    next: () => [...jobs.values()].find((job) => !isEnded(job) && wantedOf(job.id) !== 'pause'),
    close: () => channel?.close(),
  };
}

export type JobList = ReturnType<typeof createJobList>;
