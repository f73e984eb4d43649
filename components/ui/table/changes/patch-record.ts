import { equal } from '@/lib/util/equal';
import { isApiError } from '@/lib/api/request/errors';
import type { Result } from '@/lib/api/request/request';

export interface PatchApi<T> {
  save: (record: object) => Promise<Result<T>>;
  /** The platform's current version of the record. */
  current: (id: string, sent?: unknown) => Promise<T>;
}

/** A record as a list or a tree contains it. */
export type Seen<T> = Partial<T> & { id: string };

export type Patched<T> =
  | { kind: 'saved'; record: T; before: Seen<T> }
  /** Another user has made the same change. */
  | { kind: 'already'; record: T }
  /** Another user has given the same field another value: nothing is written. */
  | { kind: 'changed'; record: T };

/** Enough for colleagues who edit the same record; a platform that always refuses is a failure, not a conflict. */
const MAX_TRIES = 3;

/**
 * Changes some fields of a record. If it has changed since it was read (409), it is fetched again: other changes are
 * kept, and only another value of the same fields is a conflict. `latest` is a newer version than `seen` that this page has
 * read meanwhile, as the answer to another change: the platform would take its version, with whatever is written over.
 */
export async function patchRecord<T extends { id: string }>(
  api: PatchApi<T>,
  seen: Seen<T>,
  part: Partial<T>,
  latest?: T,
): Promise<Patched<T>> {
  const fields = Object.keys(part) as (keyof T)[];
  const same = (left: Partial<T>, right: Partial<T>) => fields.every((field) => equal(left[field], right[field]));
  const settled = (record: T): Patched<T> | undefined => {
    if (same(record, part)) return { kind: 'already', record };
    return same(record, seen) ? undefined : { kind: 'changed', record };
  };
  const known = latest && settled(latest);
  if (known) return known;
  let before = latest ?? seen;
  for (let tries = 1; ; tries += 1) {
    try {
      const { data } = await api.save({ ...before, ...part });
      return { kind: 'saved', record: data, before };
    } catch (error) {
      if (!isApiError(error, 'conflict') || tries === MAX_TRIES) throw error;
      const record = await api.current(seen.id, error.details.data);
      const result = settled(record);
      if (result) return result;
      before = record;
    }
  }
}
