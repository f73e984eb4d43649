import { equal } from '@/lib/util/equal';
import { withoutUndefined } from '../form/blank';
import { withValueAt } from '../form/paths';

export type Side = 'mine' | 'theirs';

/** A field on which my record and the platform's differ. */
export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Who changed it since the version that was read: the proposal. Where both did, mine. */
  proposed: Side;
}

export interface RecordDiff {
  differences: Difference[];
  /** How many of the compared fields are the same on both sides. */
  same: number;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are compared row by row only where rows mean the same on both sides; else as one value. */
function comparableRows(lists: unknown[]): boolean {
  if (!lists.every((list): list is unknown[] => Array.isArray(list))) return false;
  const [first, ...others] = lists as unknown[][];
  const id = (row: unknown) => (isPlain(row) ? (row.id ?? null) : undefined);
  return others.every(
    (list) => list.length === first!.length && list.every((row, at) => isPlain(row) && equal(id(row), id(first![at]))),
  );
}

/**
 * What differs between my record and the platform's, field by field, with a proposal for each from the version both
 * started at. `skip` names top-level fields that are the platform's own (version, times, figures).
 */
export function diffRecords(mine: unknown, base: unknown, theirs: unknown, skip: readonly string[] = []): RecordDiff {
  const differences: Difference[] = [];
  let same = 0;

  function compare(path: string, a: unknown, was: unknown, b: unknown) {
    if (equal(a, b)) {
      same += 1;
      return;
    }
    const inside = (isPlain(a) && isPlain(b)) || comparableRows([a, b]);
    if (inside) {
      const left = a as Record<string, unknown>;
      const right = b as Record<string, unknown>;
      const old = (typeof was === 'object' && was !== null ? was : {}) as Record<string, unknown>;
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        if (path === '' && skip.includes(key)) continue;
        compare(path ? `${path}.${key}` : key, left[key], old[key], right[key]);
      }
      return;
    }
    differences.push({ path, mine: a, theirs: b, proposed: equal(a, was) ? 'theirs' : 'mine' });
  }

  compare('', mine, base, theirs);
  return { differences, same };
}

/** The platform's record with my side of the chosen fields in it. */
export function mergeRecords<T>(theirs: T, differences: readonly Difference[], choice: Record<string, Side>): T {
  const merged = differences.reduce(
    (record, { path, mine, proposed }) =>
      (choice[path] ?? proposed) === 'mine' ? withValueAt(record, path, mine) : record,
    theirs,
  );
  return withoutUndefined(merged);
}
