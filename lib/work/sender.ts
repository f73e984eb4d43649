import type { QueryClient } from '@tanstack/react-query';
import { productApi } from '@/lib/api/product';
import { ApiError } from '@/lib/api/request/errors';
import { perSession, type Session } from '@/lib/auth/session';
import { worksOf, type Work } from '@/lib/state/works';
import { inOneTab } from '@/lib/util/browser/one-tab';
import { DAY } from '@/lib/util/day';
import { isEnded, type Batch, type Job, type JobRow, type Wanted } from './job';
import { jobStore } from './job-store';
import { batchesOf, jobOf, leftToUndo, undoSteps, type JobPlan } from './make-job';
import { runJob } from './run-job';

/** How long the result of an ended job can be looked at and undone. */
const KEPT_DAYS = 7;

/** Queries that are outdated after a job. */
const OUTDATED = productApi.mutations.save().meta?.invalidates ?? [];

type News = { account: string } & ({ job: Job } | { id: string; wanted: Wanted } | { removed: string });

function createSender(session: Session) {
  const { account, signal } = session;
  const works = worksOf(session);
  const store = jobStore(account);
  const jobs = new Map<string, Job>();
  const wants = new Map<string, Wanted>();
  const wakes = new Map<string, () => void>();
  const beginning = new Set<string>();
  /** Nothing is sent before the tray has handed it over. */
  let client: QueryClient | undefined;
  let driving = false;
  /** Whether this tab sends, and not another one. */
  let active = false;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('supplier-client-work');
  const broadcast = (news: News) => !signal.aborted && channel?.postMessage(news);

  const wantedOf = (id: string) => wants.get(id) ?? 'run';

  function want(id: string, wanted: Wanted): void {
    wants.set(id, wanted);
    wakes.get(id)?.();
    void store.want(id, wanted).then(drive);
    broadcast({ account, id, wanted });
  }

  /** A second press while the first is still reading what is stored must not begin the same again. */
  const once = (action: (id: string) => Promise<void>) => async (id: string) => {
    if (beginning.has(id)) return;
    beginning.add(id);
    await action(id).finally(() => beginning.delete(id));
  };

  /**
   * An undo that is cleared before it has restored everything leaves the rest to be undone: the rows that it did restore
   * count as done.
   */
  async function handBack(undoing: Job): Promise<void> {
    const job = undoing.undoes === undefined ? undefined : jobs.get(undoing.undoes);
    if (!job || job.undoneBy !== undoing.id) return;
    const own = await store.batches(job);
    const { undoable, changed } = leftToUndo(own, await store.batches(undoing));
    if (undoable === 0) return;
    Object.assign(job, { undoable, undoneBy: undefined });
    await store.save(job, changed);
    update(job);
  }

  async function clear(id: string): Promise<void> {
    const job = jobs.get(id);
    // Gone at once: reading what it has done takes a moment.
    works.remove(id);
    if (job) await handBack(job);
    await remove(id);
  }

  async function remove(id: string): Promise<void> {
    jobs.delete(id);
    works.remove(id);
    broadcast({ account, removed: id });
    await store.remove(id);
  }

  function actionsOf(job: Job): Work['actions'] {
    const { id, state } = job;
    if (!isEnded(job)) {
      const cancel = () => want(id, 'cancel');
      return state === 'paused'
        ? { resume: () => want(id, 'run'), cancel }
        : { pause: () => want(id, 'pause'), cancel, ...(state === 'waiting' && { resume: () => wakes.get(id)?.() }) };
    }
    const isPartial = job.counts.failed > 0 || job.next < job.batches;
    return {
      clear: () => void clear(id),
      ...(isPartial && !job.undoneBy && { retry: () => void retry(id) }),
      ...(job.undoable > 0 && !job.undoneBy && !job.undoes && { undo: () => void undo(id) }),
    };
  }

  function show(job: Job, elsewhere = false): void {
    const { id, kind, title, undoes, link, counts, skipped = 0, total, state, error } = job;
    const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
    works.put({
      id,
      kind,
      title,
      undoes: undoes !== undefined,
      link,
      done,
      total,
      state,
      error: error && new ApiError(error.kind, error),
      result: { ...counts, left: total - done, skipped },
      hasRows: true,
      elsewhere,
      actions: actionsOf(job),
    });
  }

  function update(job: Job): void {
    jobs.set(job.id, job);
    show(job);
    broadcast({ account, job });
  }

  /** The end of the session is noticed where the errors of all writes are. */
  async function perform<T>(action: () => Promise<T>): Promise<T> {
    const mutation = { mutationFn: action, meta: { ownErrors: true }, networkMode: 'always' as const, gcTime: 0 };
    return client!.getMutationCache().build(client!, mutation).execute(undefined);
  }

  /** What other tabs have done since is in the store. */
  async function load(): Promise<void> {
    for (const job of await store.jobs()) {
      if (isEnded(job) && Date.now() - job.startedAt > KEPT_DAYS * DAY) await remove(job.id);
      else jobs.set(job.id, job);
      wants.set(job.id, await store.wanted(job.id));
    }
  }

  const next = () => [...jobs.values()].find((job) => !isEnded(job) && wantedOf(job.id) !== 'pause');

  async function runAll(): Promise<void> {
    await load();
    active = true;
    for (let job = next(); job && !signal.aborted; job = next()) {
      const { id } = job;
      await runJob(job, {
        store,
        signal,
        wanted: () => wantedOf(id),
        onWake: (wake) => wakes.set(id, wake),
        perform,
        show: update,
      });
      wakes.delete(id);
      // It paused by itself: only its user resumes it.
      if (job.state === 'paused' && wantedOf(id) === 'run') {
        wants.set(id, 'pause');
        await store.want(id, 'pause');
      }
      OUTDATED.forEach((queryKey) => void client?.invalidateQueries({ queryKey }));
    }
  }

  /** Sends what is to be sent, one job after another; in one tab at a time. */
  async function drive(): Promise<void> {
    if (driving || signal.aborted || !client) return;
    driving = true;
    try {
      // In a browser without locks the keys of the batches prevent doubles.
      await inOneTab(`supplier-client-work ${account}`, runAll, signal);
    } catch (error) {
      if (!signal.aborted) console.warn('[work]', error);
    } finally {
      driving = false;
      active = false;
    }
    if (!signal.aborted && next()) await drive();
  }

  async function start(plan: JobPlan): Promise<string> {
    const { job, batches } = jobOf(plan, Date.now());
    if (plan.skipped) await store.saveSkipped(job.id, plan.skipped);
    await store.save(
      job,
      batches.map((batch, at) => [at, batch] as const),
    );
    wants.set(job.id, 'run');
    update(job);
    void drive();
    return job.id;
  }

  /** Sends what failed and what was not reached again. */
  const retry = once(async (id) => {
    const job = jobs.get(id);
    if (!job || !isEnded(job)) return;
    const changed: [number, Batch][] = [];
    for (const [at, batch] of (await store.batches(job)).entries()) {
      const { outcomes } = batch;
      const rows: JobRow[] = batch.rows.filter((_, row) => outcomes?.[row]?.result === 'failed');
      if (!outcomes || rows.length === 0) continue;
      batch.outcomes = outcomes.map((outcome) => (outcome.result === 'failed' ? { result: 'moved' } : outcome));
      changed.push([at, batch]);
      for (const further of batchesOf({ ...batch, rows: rows.map((row) => ({ ...row, round: 0 })) }))
        changed.push([job.batches++, further]);
    }
    job.counts.failed = 0;
    job.state = 'queued';
    await store.save(job, changed);
    update(job);
    want(id, 'run');
  });

  /** Starts a job that undoes what this one has done; what others have changed since stays. */
  const undo = once(async (id) => {
    const job = jobs.get(id);
    if (!job || job.undoneBy) return;
    const steps = undoSteps(await store.batches(job));
    if (steps.length === 0) return;
    job.undoneBy = await start({ kind: job.kind, title: job.title, link: job.link, steps, undoes: id });
    await store.save(job);
    update(job);
  });

  const onNews = ({ data }: MessageEvent<News>) => {
    if (data.account !== account) return;
    if ('job' in data) {
      if (active && !isEnded(data.job) && jobs.has(data.job.id)) return;
      jobs.set(data.job.id, data.job);
      show(data.job, true);
      // Waits for the other tab, and continues if that is closed.
      if (!isEnded(data.job)) void drive();
    } else if ('removed' in data) {
      jobs.delete(data.removed);
      works.remove(data.removed);
    } else {
      wants.set(data.id, data.wanted);
      wakes.get(data.id)?.();
    }
  };
  channel?.addEventListener('message', onNews as (event: Event) => void);

  return {
    start,
    undo,
    /** Continues what an earlier page or session left, with the query client of this session. */
    async connect(queries: QueryClient): Promise<void> {
      if (client) return;
      client = queries;
      await load();
      // Another tab may be sending them; this one waits for it.
      jobs.forEach((job) => show(job, !isEnded(job)));
      if (next()) void drive();
    },
    /** The batches of a job: its rows, with what became of each. */
    batches: async (id: string): Promise<Batch[]> => {
      const job = jobs.get(id);
      return job ? store.batches(job) : [];
    },
    /** The rows of its file that a job has left out. */
    skipped: store.skipped,
    stop(how: 'logout' | 'ended') {
      channel?.close();
      if (how === 'logout') void store.removeAll();
    },
  };
}

/**
 * Sends changes of many products in batches of 100: imports, changes of many, and their undo.
 *
 *     const id = await senderOf(session).start({
 *       kind: 'import',
 *       title: { key: 'importProducts', values: { name: file.name } },
 *       link: paths.products(),
 *       steps: [{ call: 'doImport', rows }],
 *     });
 *
 * A row with an `id` changes the fields that it carries, one without creates. With `version` the platform refuses it if
 * somebody has changed the record since; with `before` (the same fields as they are now) it can be undone, and is sent
 * again by itself if a colleague has changed other fields only. `name` is what the list of failures calls it.
 *
 * The job appears in the tray of the header with progress, pause, cancel, retry and undo. Rows, keys and outcomes are
 * stored in IndexedDB for the account: the job continues after a reload and after the next login; in one tab at a time.
 * A batch whose response was lost is sent again with its key, so that each row is known to be old or new (`appliedValues`).
 * `batches(id)` returns the rows with their outcomes, `skipped(id)` those of the file that were not sent at all.
 */
export const senderOf = perSession(createSender, (sender, how) => sender.stop(how));
