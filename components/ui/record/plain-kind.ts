import type * as z from 'zod/mini';
import { withoutUndefined } from '../form/blank';
import { issuesOf, type Issue, type IssueKey } from '../form/issues/issues';
import { toFormPath, type RecordKind, type SavedRecord } from './record-kind';
import { reviveValues } from './revive';

interface PlainOptions<R extends SavedRecord, V extends object> extends Pick<
  RecordKind<R, V>,
  'name' | 'single' | 'api' | 'schema' | 'toValues'
> {
  /** What the platform takes (lib/api). */
  input: z.ZodMiniType;
  /** The fields to send; undefined takes one out of the record. */
  toFields: (values: V) => Record<string, unknown>;
  /** Which rows of the form the rows of the record are, where empty ones were left out. */
  rowsOf?: (values: V) => Record<string, number[]>;
  /** Top-level fields that are texts by language. */
  localized?: readonly (keyof V & string)[];
  /** The sentence for a text whose form is wrong. */
  formatKey?: (path: string) => IssueKey;
}

export interface PlainKind<R extends SavedRecord, V extends object> extends RecordKind<R, V, 'save'> {
  /** What the contract's schema says against the values. */
  check: (values: V, level?: unknown, base?: R) => Issue[];
}

/** The kind of a record that is saved whole and in one way: nothing of it may be missing or wrong. */
export function plainKind<R extends SavedRecord, V extends object>(options: PlainOptions<R, V>): PlainKind<R, V> {
  const { toValues, toFields, rowsOf = () => ({}), input, localized, formatKey } = options;
  const names = Object.keys(toFields(toValues()));
  const toRecord: RecordKind<R, V>['toRecord'] = (values, base) => ({
    record: withoutUndefined({ ...base, ...toFields(values) }),
    rows: rowsOf(values),
  });
  return {
    ...options,
    toRecord,
    revive: (stored) => reviveValues(stored, toValues(), localized),
    partOf: (record) =>
      Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]]))),
    levels: { save: 'full' },
    restLevel: () => 'full',
    check: (values, _level, base) => {
      const { record, rows } = toRecord(values, base);
      const issues = issuesOf(input.safeParse(record).error, record, formatKey);
      return issues.map((issue) => ({ ...issue, path: toFormPath(issue.path, rows) }));
    },
  };
}
