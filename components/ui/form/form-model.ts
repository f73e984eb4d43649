import { equal } from '@/lib/util/equal';
import type { Issue } from './issues/issues';
import { isWithin, valueAt, withValueAt } from './paths';

/**
 * `draft`: what is filled in must be right; `full`: nothing may be missing; `review`: what reviewers ask for is there
 * too; `timed`: the publishing time as well.
 */
export type Level = 'draft' | 'full' | 'review' | 'timed';

export interface FormRules<V> {
  /** What would be sent; values with equal records differ in nothing. */
  record: (values: V) => unknown;
  check: (values: V, level: Level) => Issue[];
}

export interface FormSnapshot<V> {
  values: V;
  /** The values differ from the saved ones; typed and typed back is no difference. */
  dirty: boolean;
  /** The issues to show now, in the order of the check, the platform's last. */
  issues: readonly Issue[];
  /** Counts failed attempts, so that the summary can take the focus at each. */
  attempts: number;
}

// Methods rather than properties: a part of a form that reads values by path takes the model of any form.
export interface FormModel<V> {
  snapshot(): FormSnapshot<V>;
  subscribe(listener: () => void): () => void;
  get(path: string): unknown;
  set(path: string, value: unknown): void;
  /** Replaces all values; what counts as saved stays. */
  fill(values: V): void;
  setRules(rules: FormRules<V>): void;
  /** These values are what the platform holds; `keepTyped` leaves the fields as they are. */
  settle(values: V, level: Level, keepTyped?: boolean): void;
  /** The field was left: its issues may show. */
  touch(path: string): void;
  /** Checks everything at a level and shows all issues; true where it may be sent. */
  attempt(level: Level): boolean;
  /** Shows field errors of the platform (422), by path of the form. */
  refuse(errors: Record<string, string>): void;
}

/**
 * The one state of a form: its values, which of them differ, and what is wrong. An issue shows when its field was left or
 * a save was tried; the platform's shows as long as the field holds the refused value.
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
    set: (path, value) => update(withValueAt(current.values, path, value)),
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
    touch: (path) => {
      if (touched.has(path)) return;
      touched.add(path);
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
