import { equal } from '@/lib/util/equal';
import { isRecord } from '@/lib/util/guards';
import { withoutUndefined } from '../../form/blank';
import { withValueAt } from '../../form/paths';

export type Side = 'mine' | 'theirs';

/** A field that differs between the user's version and the platform's. */
export interface Difference {
  /** Keys from the record to the value; a key may hold a dot. */
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
  /** The side that changed it since the common base; if both did, the user's. */
  proposed: Side;
}

export interface RecordDiff {
  differences: Difference[];
  /** How many of the compared fields are equal on both sides. */
  same: number;
}

/** Lists are compared row by row only if rows correspond on both sides; otherwise as one value. */
function comparableRows(lists: unknown[]): boolean {
  if (!lists.every((list): list is unknown[] => Array.isArray(list))) return false;
  const [first, ...others] = lists as unknown[][];
  const id = (row: unknown) => (isRecord(row) ? (row.id ?? null) : undefined);
  return others.every(
    (list) => list.length === first!.length && list.every((row, at) => isRecord(row) && equal(id(row), id(first![at]))),
  );
}

/**
 * The differences between the user's record and the platform's, field by field, each with a proposal derived from the
 * common base. `skip` names top-level fields that only the platform sets (version, times, statistics).
 */
export function diffRecords(mine: unknown, base: unknown, theirs: unknown, skip: readonly string[] = []): RecordDiff {
  const differences: Difference[] = [];
  let same = 0;

  function compare(path: readonly string[], a: unknown, was: unknown, b: unknown) {
    if (equal(a, b)) {
      same += 1;
      return;
    }
    const inside = (isRecord(a) && isRecord(b)) || comparableRows([a, b]);
    if (inside) {
      const left = a as Record<string, unknown>;
      const right = b as Record<string, unknown>;
      const old = (typeof was === 'object' && was !== null ? was : {}) as Record<string, unknown>;
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        if (path.length === 0 && skip.includes(key)) continue;
        compare([...path, key], left[key], old[key], right[key]);
      }
      return;
    }
    differences.push({ path, mine: a, theirs: b, proposed: equal(a, was) ? 'theirs' : 'mine' });
  }

  compare([], mine, base, theirs);
  return { differences, same };
}

/** The platform's record with the user's values of the chosen fields; `choice` has a side for each difference. */
export function mergeRecords<T>(theirs: T, differences: readonly Difference[], choice: readonly Side[]): T {
  const merged = differences.reduce(
    (record, { path, mine }, at) => (choice[at] === 'mine' ? withValueAt(record, path, mine) : record),
    theirs,
  );
  return withoutUndefined(merged);
}
