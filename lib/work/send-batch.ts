import { equal } from '@/lib/util/equal';
import { passedOver } from '@/lib/api/request/records-now';
import { isRecord, isText } from '@/lib/util/guards';
import type { Batch, Fields, JobRow, RowOutcome } from './job';
import {
  deleteProducts,
  importProducts,
  readProducts,
  restoreProducts,
  setProductStatus,
  type ImportAnswer,
} from './product-batch';

/** Enough for colleagues who edit the same record. */
const MAX_ROUNDS = 2;

const idsOf = (rows: readonly JobRow[]) => rows.flatMap(({ id }) => id ?? []);

const failed = (errors: Record<string, unknown>): RowOutcome => ({
  result: 'failed',
  errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)])),
});

/** A batch refused as a whole changes nothing. */
export const refusedBatch = (batch: Batch, message: string): RowOutcome[] =>
  batch.rows.map(() => failed({ '': message }));

/** Rows for which the response names another record than theirs. */
const misnamedIn = ({ rows }: Batch, { records }: ImportAnswer): ReadonlySet<number> =>
  new Set(records.flatMap(({ row, id }) => ((rows[row]?.id ?? id) === id ? [] : [row])));

function importOutcomes(batch: Batch, answer: ImportAnswer): RowOutcome[] {
  const { rows, isSent } = batch;
  const errors = new Map(answer.failed.map((one) => [one.row, one.errors]));
  const misnamed = misnamedIn(batch, answer);
  const records = new Map(answer.records.filter(({ row }) => !misnamed.has(row)).map((one) => [one.row, one]));
  const news = rows.filter(({ id }, at) => id === undefined && !errors.has(at)).length;
  // Sent again, a row that has created a record finds it by its clientId and changes it.
  const areAllNew = isSent === true || answer.created >= news;
  return rows.map(({ id }, at) => {
    const refused = errors.get(at);
    if (refused) return failed(refused);
    const record = records.get(at);
    // Where fewer were created, the others have changed a record that got their SKU meanwhile: it is not theirs to delete.
    const isNew = id === undefined && (areAllNew || (answer.created > 0 && record?.version === 1));
    return {
      result: isNew ? 'created' : 'updated',
      id: record?.id ?? id,
      version: record?.version,
    };
  });
}

const refusedById = (rows: readonly JobRow[], refused: readonly { id: string; msg: string }[], done: RowOutcome) => {
  const reasons = new Map(refused.map(({ id, msg }) => [id, msg]));
  return rows.map((row): RowOutcome => {
    const reason = reasons.get(row.id ?? '');
    return reason === undefined ? { ...done, ...(row.id === undefined ? {} : { id: row.id }) } : failed({ '': reason });
  });
};

/** Whether the number of changes that the platform reports covers every row that it did not refuse. */
const isComplete = (answer: ImportAnswer, outcomes: readonly RowOutcome[]) =>
  answer.created + answer.updated >= outcomes.filter(({ result }) => result !== 'failed').length;

/** A value without its empty lists: a platform may leave them out, and the schema adds them. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  if (!isRecord(value)) return value ?? undefined;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutEmpty(one)]));
}

const holds = (record: Fields, values: Fields | undefined): boolean =>
  values !== undefined &&
  Object.entries(values).every(([field, value]) => equal(withoutEmpty(record[field]), withoutEmpty(value)));

/**
 * What became of rows that the platform refused because their version is outdated, or about which it said nothing, or
 * that of another record: their records are read. A batch that was sent before may itself be the newer change; a
 * colleague may have changed other fields, and then the row is sent again over the new version.
 */
async function settle(batch: Batch, outcomes: RowOutcome[], doubtful: readonly number[], signal?: AbortSignal) {
  const records = await readProducts(idsOf(doubtful.map((at) => batch.rows[at]!)), signal);
  const again: JobRow[] = [];
  for (const at of doubtful) {
    const row = batch.rows[at]!;
    const record = records.get(row.id ?? '');
    if (!record) continue;
    const { round = 0 } = row;
    if (holds(record, row.fields)) {
      const already = batch.isSent ? {} : { already: true };
      outcomes[at] = { result: 'updated', id: record.id, version: record.version, ...already };
    } else if (holds(record, row.before) && round < MAX_ROUNDS) {
      outcomes[at] = { result: 'moved' };
      again.push({ ...row, version: record.version, round: round + 1 });
    } else if (outcomes[at]?.result !== 'failed') outcomes[at] = failed({ version: '' });
  }
  return again;
}

interface Sent {
  outcomes: RowOutcome[];
  /** Rows to send again, in a batch of their own. */
  again: JobRow[];
}

async function sendImport(batch: Batch, signal?: AbortSignal): Promise<Sent> {
  const rows = batch.rows.map(({ id, version, clientId, fields }) => ({ ...fields, id, version, clientId }));
  const answer = await importProducts(rows, { key: batch.key, signal });
  const outcomes = importOutcomes(batch, answer);
  const complete = isComplete(answer, outcomes);
  const misnamed = misnamedIn(batch, answer);
  const doubtful = outcomes.flatMap((outcome, at) => {
    if (batch.rows[at]!.id === undefined) return [];
    const isStale = outcome.result === 'failed' && 'version' in outcome.errors;
    return isStale || misnamed.has(at) || (!complete && outcome.result === 'updated') ? [at] : [];
  });
  if (doubtful.length === 0) return { outcomes, again: [] };
  return { outcomes, again: await settle(batch, outcomes, doubtful, signal) };
}

const statusBefore = ({ before }: JobRow) => (isText(before?.status) ? before.status : undefined);

/** Rows of an undo whose status is no longer the one that the change gave them: what somebody else has set since stays. */
async function changedSince({ rows, status, undoes }: Batch, signal?: AbortSignal): Promise<JobRow[]> {
  if (!undoes) return [];
  const records = await readProducts(idsOf(rows), signal);
  return rows.filter((row) => {
    const now = records.get(row.id ?? '')?.status;
    return now !== undefined && now !== status && now !== statusBefore(row);
  });
}

async function statusOutcomes(batch: Batch, options: { key: string; signal?: AbortSignal }) {
  const { rows, status = '' } = batch;
  const theirs = await changedSince(batch, options.signal);
  const ours = rows.filter((row) => !theirs.includes(row));
  const { changed, failed: refused } =
    ours.length > 0 ? await setProductStatus(idsOf(ours), status, options) : { changed: 0, failed: [] };
  const outcomes = refusedById(rows, refused, { result: 'updated' });
  const accepted = ours.filter((row) => outcomes[rows.indexOf(row)]!.result === 'updated');
  const read = (ids: string[]) => readProducts(ids, options.signal);
  const left = await passedOver(accepted, { to: status, changed, statusOf: statusBefore }, read);
  return outcomes.map((outcome, at) => {
    if (theirs.includes(rows[at]!)) return failed({ version: '' });
    return left.includes(rows[at]!) ? failed({ '': '' }) : outcome;
  });
}

/**
 * What the call did not delete is still there, or somebody else had deleted it: then an undo leaves it deleted. A batch
 * that was sent before may itself have deleted it.
 */
async function deletionOutcomes({ rows, isSent }: Batch, deleted: readonly string[], signal?: AbortSignal) {
  const others = idsOf(rows).filter((id) => !deleted.includes(id));
  const left = others.length > 0 ? await readProducts(others, signal) : new Map<string, unknown>();
  return rows.map(({ id = '' }): RowOutcome => {
    if (left.has(id)) return failed({ '': '' });
    return { result: 'deleted', id, ...(!deleted.includes(id) && !isSent && { already: true }) };
  });
}

/**
 * Sends a batch once and returns what became of each row; throws an ApiError if the whole is refused, or its response
 * unknown. `batch.isSent` says whether it was sent before.
 */
export async function sendBatch(batch: Batch, signal?: AbortSignal): Promise<Sent> {
  const { call, rows, key } = batch;
  const options = { key, signal };
  const ids = idsOf(rows);
  const same = (outcomes: RowOutcome[]): Sent => ({ outcomes, again: [] });
  if (call === 'doImport') return sendImport(batch, signal);
  if (call === 'doStatus') return same(await statusOutcomes(batch, options));
  if (call === 'doRestore') return same(refusedById(rows, await restoreProducts(ids, options), { result: 'restored' }));
  return same(await deletionOutcomes(batch, await deleteProducts(ids, options), signal));
}
