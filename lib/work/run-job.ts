import { isApiError } from '@/lib/api/request/errors';
import type { Batch, Job, RowOutcome } from './job';
import type { JobList } from './job-list';
import { batchesOf, undoOf } from './make-job';
import { pause, reactionTo } from './retry-time';
import { refusedBatch, sendBatch } from './send-batch';

/** Performs a call, so that the end of the session is noticed everywhere. */
type Perform = <T>(action: () => Promise<T>) => Promise<T>;

const storedError = (error: unknown): Job['error'] =>
  isApiError(error)
    ? { kind: error.kind, code: error.code, message: error.message }
    : { kind: 'business', code: 0, message: String(error) };

const textOf = (error: unknown) =>
  isApiError(error) ? [error.message, ...Object.values(error.fields ?? {})].filter(Boolean).join(' ') : '';

function count(job: Job, batch: Batch, outcomes: readonly RowOutcome[]): void {
  outcomes.forEach((outcome, at) => {
    if (outcome.result === 'moved') return;
    job.counts[outcome.result] += 1;
    if (undoOf(batch, batch.rows[at]!, outcome)) job.undoable += 1;
  });
}

/**
 * Sends a batch until it is known what became of it. Returns undefined if it is to be continued later: the
 * batch is stored as sent, and will be sent again with the same key.
 */
async function sendUntilKnown(job: Job, batch: Batch, list: JobList, perform: Perform) {
  const { store, signal, wantedOf } = list;
  for (let tries = 1; ; tries += 1) {
    if (signal.aborted || wantedOf(job.id) === 'pause') return undefined;
    if (wantedOf(job.id) === 'cancel' && !batch.isSent) return undefined;
    const before = { ...batch };
    batch.isSent = true;
    await store.save(job, [[job.next, batch]]);
    try {
      return await perform(() => sendBatch(before, signal));
    } catch (error) {
      const reaction = reactionTo(error, tries);
      if (reaction === 'leave') {
        job.error = storedError(error);
        return undefined;
      }
      if (reaction === 'refused' || reaction === 'stop') {
        if (reaction === 'stop') Object.assign(job, { state: 'failed', error: storedError(error) });
        return { outcomes: refusedBatch(batch, textOf(error)), again: [] };
      }
      job.error = storedError(error);
      if (reaction === 'pause') {
        job.state = 'paused';
        return undefined;
      }
      batch.isSent = reaction.maybeDone || before.isSent;
      job.state = 'waiting';
      list.update(job);
      await pause(reaction.again, (wake) => list.wakes.set(job.id, wake), signal);
    }
  }
}

/** Sends the batches of a job one after another, until its end or until the user stops it. */
export async function runJob(job: Job, list: JobList, perform: Perform): Promise<void> {
  const { store, signal, update, wantedOf } = list;
  Object.assign(job, { state: 'running', error: undefined });
  update(job);
  while (job.next < job.batches) {
    const at = job.next;
    const batch = await store.batch(job.id, at);
    const sent = batch && (await sendUntilKnown(job, batch, list, perform));
    if (signal.aborted) return;
    if (batch && !sent) break;
    job.next += 1;
    const changed: [number, Batch][] = [];
    if (batch && sent) {
      batch.outcomes = sent.outcomes;
      count(job, batch, sent.outcomes);
      changed.push([at, batch]);
      for (const further of batchesOf({ ...batch, rows: sent.again })) changed.push([job.batches++, further]);
    }
    if (job.state === 'waiting') Object.assign(job, { state: 'running', error: undefined });
    await store.save(job, changed);
    if (job.state === 'failed') break;
    update(job);
  }
  if (job.next >= job.batches) Object.assign(job, { state: 'finished', error: undefined });
  else if (job.state !== 'failed' && wantedOf(job.id) === 'cancel')
    Object.assign(job, { state: 'cancelled', error: undefined });
  else if (job.state !== 'failed') job.state = 'paused';
  await store.save(job);
  update(job);
}
