import { ApiError } from './errors';

/** Milliseconds that a write waits for the check of its record. */
const CHECK_TIME = 4000;

/** An answer, or null if it fails or does not come in time: a platform that is slow keeps nothing from being sent. */
export function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), CHECK_TIME));
  return Promise.race([answer.catch(() => null), late]);
}

type Find<T> = (id: string) => Promise<T | null>;

/** Some records as they are now, by their ids, without those that no longer exist. */
export async function recordsNow<T extends { id: string }>(find: Find<T>, ids: readonly string[]) {
  const found = await Promise.all(ids.map(find));
  return new Map(found.flatMap((record) => (record ? [[record.id, record] as const] : [])));
}

/**
 * Before a call that carries no version (doAnswer, doReply): what somebody else has written meanwhile is a conflict, as
 * doEdit would answer it, and is not overwritten. A platform that does not answer in time keeps nothing from being sent.
 */
export async function expectCurrent<T extends { id: string; version: number }>(
  find: Find<T>,
  { id, version }: T,
): Promise<void> {
  const now = await inTime(find(id));
  if (now && now.version > version) throw new ApiError('conflict', { code: 409, data: now });
}

/**
 * Which rows a change of status passed over, of those that it did not refuse: the platform counts what it has changed,
 * and where that is less than what was to change, the records are read. A row that is gone, or as it was, was passed
 * over; one that has the status already was not to change.
 */
export async function passedOver<R extends { id?: string }>(
  rows: readonly R[],
  { to, changed, statusOf }: { to: string; changed: number; statusOf: (row: R) => string | undefined },
  read: (ids: string[]) => Promise<ReadonlyMap<string, object>>,
): Promise<R[]> {
  const due = rows.filter((row) => statusOf(row) !== to);
  if (changed >= due.length) return [];
  const records = await read(due.flatMap(({ id }) => id ?? []));
  return due.filter((row) => {
    const record = records.get(row.id ?? '');
    return !record || (statusOf(row) !== undefined && (record as { status?: string }).status === statusOf(row));
  });
}
