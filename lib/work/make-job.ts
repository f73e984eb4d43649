import type { Work, WorkTitle } from '@/lib/state/works';
import { uuid } from '@/lib/util/uuid';
import type { Batch, Job, JobCall, JobRow, RowOutcome, Skipped } from './job';
import { MAX_BATCH } from './product-batch';

/** Characters of one request: descriptions are long, and proxies refuse bodies above a megabyte. */
const MAX_CHARACTERS = 500_000;

/** Rows of the same call, in the order of sending. */
export interface JobStep {
  call: JobCall;
  /** For `doStatus`: the status that all rows get. */
  status?: string;
  rows: readonly JobRow[];
  /** See {@link Batch.undoes}. */
  undoes?: boolean;
}

export interface JobPlan {
  kind: Work['kind'];
  title: WorkTitle;
  steps: readonly JobStep[];
  /** Where the result can be seen: a path of the client. */
  link?: string;
  undoes?: string;
  skipped?: Skipped;
}

/** Batches of at most 100 rows, each with the key under which it is carried out once. */
export function batchesOf({ call, status, rows, undoes }: JobStep): Batch[] {
  const batches: Batch[] = [];
  let size = Infinity;
  for (const row of rows) {
    const length = call === 'doImport' ? JSON.stringify(row.fields).length : 0;
    if (size + length > MAX_CHARACTERS || batches.at(-1)!.rows.length === MAX_BATCH) {
      batches.push({
        call,
        rows: [],
        key: uuid(),
        ...(status !== undefined && { status }),
        ...(undoes && { undoes }),
      });
      size = 0;
    }
    size += length;
    batches.at(-1)!.rows.push(row.id === undefined ? { ...row, clientId: row.clientId ?? uuid() } : row);
  }
  return batches;
}

export function jobOf(plan: JobPlan, now: number): { job: Job; batches: Batch[] } {
  const batches = plan.steps.flatMap(batchesOf);
  const { kind, title, link, undoes, skipped } = plan;
  const job: Job = {
    id: uuid(),
    kind,
    title,
    ...(link !== undefined && { link }),
    ...(undoes !== undefined && { undoes }),
    ...(skipped && { skipped: skipped.rows.length }),
    startedAt: now,
    total: batches.reduce((sum, { rows }) => sum + rows.length, 0),
    batches: batches.length,
    next: 0,
    counts: { created: 0, updated: 0, deleted: 0, restored: 0, failed: 0 },
    undoable: 0,
    state: 'queued',
  };
  return { job, batches };
}

type Undo = { call: JobCall; status?: string; row: JobRow };

/** How a row is undone; undefined if nothing has changed, or if the value before is unknown. */
export function undoOf(batch: Batch, row: JobRow, outcome: RowOutcome | undefined): Undo | undefined {
  if (!outcome || outcome.result === 'failed' || outcome.result === 'moved' || outcome.already) return undefined;
  const id = outcome.id ?? row.id;
  if (id === undefined) return undefined;
  const { name, fields, before } = row;
  const plain = { id, name, fields: {}, before: {} };
  if (outcome.result === 'deleted') return { call: 'doRestore', row: plain };
  if (outcome.result === 'created' || outcome.result === 'restored') return { call: 'doDelete', row: plain };
  if (!before) return undefined;
  if (batch.call === 'doStatus')
    return { call: 'doStatus', status: String(before.status), row: { ...plain, fields: before, before: fields } };
  return { call: 'doImport', row: { id, version: outcome.version, name, fields: before, before: fields } };
}

/** The steps that undo what has been carried out of a job. */
export function undoSteps(batches: readonly Batch[]): JobStep[] {
  const steps = new Map<string, JobStep & { rows: JobRow[] }>();
  for (const batch of batches) {
    batch.rows.forEach((row, at) => {
      const undo = undoOf(batch, row, batch.outcomes?.[at]);
      if (!undo) return;
      const key = `${undo.call} ${undo.status ?? ''}`;
      const step = steps.get(key) ?? { call: undo.call, status: undo.status, rows: [], undoes: true };
      step.rows.push(undo.row);
      steps.set(key, step);
    });
  }
  return [...steps.values()];
}

/** What an undo that ended early has left: how many rows can still be undone, and the batches with those it restored. */
export function leftToUndo(batches: readonly Batch[], undoing: readonly Batch[]) {
  const restored = new Set(
    undoing.flatMap(({ rows, outcomes }) =>
      rows.flatMap(({ id }, at) => {
        const result = outcomes?.[at]?.result;
        return result === undefined || result === 'failed' || result === 'moved' ? [] : [id];
      }),
    ),
  );
  let undoable = 0;
  const changed = batches.map((batch, at): [number, Batch] => {
    const outcomes = batch.outcomes?.map((outcome, row) => {
      const undo = undoOf(batch, batch.rows[row]!, outcome);
      if (!undo) return outcome;
      if (!restored.has(undo.row.id)) undoable += 1;
      return restored.has(undo.row.id) ? { ...outcome, already: true } : outcome;
    });
    return [at, { ...batch, outcomes }];
  });
  return { undoable, changed };
}
