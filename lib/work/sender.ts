import { perSession, type Session } from '@/lib/auth/session';
import { createDriver } from './driver';
import { isEnded, type Batch, type Job } from './job';
import { createJobList, type JobList } from './job-list';
import { batchesOf, jobOf, leftToUndo, undoSteps, type JobPlan } from './make-job';

/**
 * An undo that is cleared before it has restored everything leaves the rest to be undone: the rows that it did restore
 * count as done.
 */
async function handBack(undoing: Job, { store, jobs, update }: JobList): Promise<void> {
  const job = undoing.undoes === undefined ? undefined : jobs.get(undoing.undoes);
  if (job?.undoneBy !== undoing.id) return;
  const own = await store.batches(job);
  const { undoable, changed } = leftToUndo(own, await store.batches(undoing));
  if (undoable === 0) return;
  Object.assign(job, { undoable, undoneBy: undefined });
  await store.save(job, changed);
  update(job);
}

/** Sends what failed and what was not reached again. */
async function retry(job: Job, { store, update, want }: JobList): Promise<void> {
  if (!isEnded(job)) return;
  const changed: [number, Batch][] = [];
  for (const [at, batch] of (await store.batches(job)).entries()) {
    const { outcomes } = batch;
    const rows = batch.rows.filter((_, row) => outcomes?.[row]?.result === 'failed');
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
  want(job.id, 'run');
}

function createSender(session: Session) {
  const beginning = new Set<string>();
  /** A second press while the first is still reading what is stored must not begin the same again. */
  const once = (action: (job: Job, list: JobList) => Promise<void>) => async (id: string) => {
    const job = list.jobs.get(id);
    if (!job || beginning.has(id)) return;
    beginning.add(id);
    await action(job, list).finally(() => beginning.delete(id));
  };
  const list: JobList = createJobList(session, {
    drive: () => driver.drive(),
    isSending: () => driver.isSending(),
    clear,
    retry: once(retry),
    undo: once(undo),
  });
  const driver = createDriver(session.account, list);
  const { store, jobs, update } = list;

  async function start(plan: JobPlan): Promise<string> {
    const { job, batches } = jobOf(plan, Date.now());
    if (plan.skipped) await store.saveSkipped(job.id, plan.skipped);
    await store.save(job, [...batches.entries()]);
    list.wants.set(job.id, 'run');
    update(job);
    void driver.drive();
    return job.id;
  }

  /** Starts a job that undoes what this one has done; what others have changed since stays. */
  async function undo(job: Job): Promise<void> {
    if (job.undoneBy) return;
    const steps = undoSteps(await store.batches(job));
    if (steps.length === 0) return;
    job.undoneBy = await start({ kind: job.kind, title: job.title, link: job.link, steps, undoes: job.id });
    await store.save(job);
    update(job);
  }

  async function clear(id: string): Promise<void> {
    const job = jobs.get(id);
    // Gone at once: reading what it has done takes a moment.
    list.hide(id);
    if (job) await handBack(job, list);
    await list.remove(id);
  }

  return {
    start,
    connect: driver.connect,
    /** The batches of a job: its rows, with what became of each. */
    batches: async (id: string): Promise<Batch[]> => {
      const job = jobs.get(id);
      return job ? store.batches(job) : [];
    },
    /** The rows of its file that a job has left out. */
    skipped: store.skipped,
    stop(how: 'logout' | 'ended') {
      list.close();
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
