import { equal } from '@/lib/util/equal';
import { isBlank } from './blank';
import type { Issue } from './issues/issues';
import { isWithin, valueAt, withValueAt } from './paths';

/**
 * `draft`: values must be valid; `full`: all required values must be there; `review`: also those that the review
 * requires; `timed`: also the publishing time.
 */
export type Level = 'draft' | 'full' | 'review' | 'timed';

export interface FormRules<V> {
  /** The record to send; values with equal records count as equal. */
  record: (values: V) => unknown;
  check: (values: V, level: Level) => Issue[];
}

export interface FormSnapshot<V> {
  values: V;
  /** The values differ from the saved ones; changes that were reverted do not count. */
  dirty: boolean;
  /** The visible issues, in the order of the check, the platform's last. */
  issues: readonly Issue[];
  /** Number of failed attempts, so that the summary is focused after each. */
  attempts: number;
}

// Declared as methods, so that components which read values by path accept the model of any form.
export interface FormModel<V> {
  snapshot(): FormSnapshot<V>;
  subscribe(listener: () => void): () => void;
  get(path: string): unknown;
  saved(path: string): unknown;
  set(path: string, value: unknown): void;
  /** Replaces all values without changing what counts as saved. */
  fill(values: V): void;
  setRules(rules: FormRules<V>): void;
  /** Sets the saved values; with `keepTyped` the fields keep theirs. */
  settle(values: V, level: Level, keepTyped?: boolean): void;
  /** Called on blur: the issues of these fields may be shown, unless they were left as empty as they came. */
  touch(...paths: string[]): void;
  /** Checks all fields at a level and shows all issues; returns whether the record may be sent. */
  attempt(level: Level): boolean;
  /** Shows the platform's field errors (422), by path of the form. */
  refuse(errors: Record<string, string>): void;
}

/**
 * The one state of a form: its values, its changes, and its issues. An issue is shown after its field was blurred or a
 * save was attempted; the platform's as long as the field has the refused value.
 */
export function createFormModel<V extends object>(
  initialRules: FormRules<V>,
  initial: V,
  initialLevel: Level,
): FormModel<V> {
  const listeners = new Set<() => void>();
  let rules = initialRules;
  let saved = initial;
  let baseline = rules.record(saved);
  let level = initialLevel;
  let touched = new Set<string>();
  let tried = false;
  let attempts = 0;
  let refused: { issue: Issue; value: unknown }[] = [];
  let current: FormSnapshot<V> = { values: initial, dirty: false, issues: [], attempts: 0 };

  const isShown = ({ path }: Issue) => tried || touched.has(path) || [...touched].some((left) => isWithin(left, path));

  function update(values: V = current.values) {
    const found = rules.check(values, level).filter(isShown);
    const stillRefused = refused
      .filter(({ issue, value }) => equal(valueAt(values, issue.path), value))
      .map(({ issue }) => issue)
      .filter(({ path }) => !found.some((issue) => issue.path === path));
    const issues = [...found, ...stillRefused];
    const dirty = !equal(rules.record(values), baseline);
    current = { values, dirty, issues: equal(issues, current.issues) ? current.issues : issues, attempts };
    listeners.forEach((listener) => listener());
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (path) => valueAt(current.values, path),
    saved: (path) => valueAt(saved, path),
    set: (path, value) => update(withValueAt(current.values, path.split('.'), value)),
    fill: update,
    setRules: (next) => {
      rules = next;
      baseline = rules.record(saved);
      update();
    },
    settle: (values, nextLevel, keepTyped = false) => {
      saved = values;
      baseline = rules.record(saved);
      level = nextLevel;
      touched = new Set();
      tried = false;
      refused = [];
      update(keepTyped ? current.values : values);
    },
    touch: (...paths) => {
      const isLeftAsItCame = (path: string) => {
        const value = valueAt(current.values, path);
        return isBlank(value) && equal(value, valueAt(saved, path));
      };
      const now = paths.filter((path) => !touched.has(path) && !isLeftAsItCame(path));
      if (now.length === 0) return;
      now.forEach((path) => touched.add(path));
      update();
    },
    attempt: (wanted) => {
      const failed = rules.check(current.values, wanted).length > 0;
      level = wanted;
      tried = failed;
      refused = [];
      if (failed) attempts += 1;
      update();
      return !failed;
    },
    refuse: (errors) => {
      refused = Object.entries(errors).map(([path, text]) => ({
        issue: { path, text },
        value: valueAt(current.values, path),
      }));
      attempts += 1;
      update();
    },
  };
}
