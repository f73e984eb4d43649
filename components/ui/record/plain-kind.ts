import * as v from '@/lib/schema/schema';
import { withoutUndefined } from '../form/blank';
import { issuesOf, type Issue } from '../form/issues/issues';
import { toFormPath, type RecordKind, type SavedRecord } from './record-kind';
import { reviveValues } from './revive';

interface PlainOptions<R extends SavedRecord, V extends object> extends Pick<
  RecordKind<R, V>,
  'name' | 'single' | 'isSent' | 'nameOf' | 'api' | 'schema' | 'toValues' | 'sentValues'
> {
  /** The schema of the input (lib/api). */
  input: v.Schema;
  /** The fields to send; undefined removes one from the record. */
  toFields: (values: V) => Record<string, unknown>;
  /** The form's row indexes of the rows in the record, if empty rows were left out. */
  rowsOf?: (values: V) => Record<string, number[]>;
  /** Top-level fields that are texts by language. */
  localized?: readonly (keyof V & string)[];
}

export interface PlainKind<R extends SavedRecord, V extends object> extends RecordKind<R, V, 'save'> {
  /** The schema's issues with the values. */
  check: (values: V, level?: unknown, base?: R) => Issue[];
}

/** The kind of a record that has one way to save, with all fields required and valid. */
export function plainKind<R extends SavedRecord, V extends object>(options: PlainOptions<R, V>): PlainKind<R, V> {
  const { toValues, toFields, rowsOf = () => ({}), input, localized } = options;
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
      const issues = issuesOf(v.safeParse(input, record).issues, record);
      return issues.map((issue) => ({ ...issue, path: toFormPath(issue.path, rows) }));
    },
  };
}
