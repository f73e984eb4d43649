import { equal } from '@/lib/util/equal';
import type { Issue } from './issues';
import { isWithin, valueAt } from './paths';

/**
 * `draft`: what is filled in must be right; `full`: nothing may be missing; `review`: what others will judge, too;
 * `timed`: the time that it waits for as well.
 */
export type Level = 'draft' | 'full' | 'review' | 'timed';

export interface FormRules<V> {
  /** What would be sent; two values with equal records differ in nothing. */
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

export interface FormModel<V> {
  snapshot: () => FormSnapshot<V>;
  subscribe: (listener: () => void) => () => void;
  change: (values: V) => void;
  setRules: (rules: FormRules<V>) => void;
  /** These values are what the platform holds. */
  saved: (values: V, level: Level) => void;
  /** The field was left: its issues may be told. */
  touch: (path: string) => void;
  /** Checks everything at a level and tells all of it; the answer says whether it may be sent. */
  attempt: (level: Level) => boolean;
  /** Field errors of the platform (422), by path of the form. */
  refuse: (errors: Record<string, string>) => void;
}

/**
 * The state of a form beside its values: what differs, what is wrong and how much of that is told. An issue is told
 * when its field was left or a save was tried; the platform's stands as long as the field holds what was refused.
 */
export function createFormModel<V>(initialRules: FormRules<V>, initial: V, initialLevel: Level): FormModel<V> {
  const listeners = new Set<() => void>();
  let rules = initialRules;
  let held = initial;
  let baseline = rules.record(held);
  let level = initialLevel;
  let touched = new Set<string>();
  let tried = false;
  let attempts = 0;
  let refused: { issue: Issue; value: unknown }[] = [];
  let current: FormSnapshot<V> = { values: initial, dirty: false, issues: [], attempts: 0 };

  const isTold = ({ path }: Issue) => tried || touched.has(path) || [...touched].some((left) => isWithin(left, path));

  function update(values: V = current.values) {
    const found = rules.check(values, level).filter(isTold);
    const standing = refused
      .filter(({ issue, value }) => equal(valueAt(values, issue.path), value))
      .map(({ issue }) => issue)
      .filter(({ path }) => !found.some((issue) => issue.path === path));
    const issues = [...found, ...standing];
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
    change: update,
    setRules: (next) => {
      rules = next;
      baseline = rules.record(held);
      update();
    },
    saved: (values, nextLevel) => {
      held = values;
      baseline = rules.record(held);
      level = nextLevel;
      touched = new Set();
      tried = false;
      refused = [];
      update();
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
