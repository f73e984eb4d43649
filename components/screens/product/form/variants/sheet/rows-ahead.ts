import type { FormModel } from '@/components/ui/form/form-model';
import type { VariantValues } from '../../product-values';

export const VARIANTS = 'variants';
/** Milliseconds without a key after which the rows go into the form. */
const PAUSE = 400;

type Rows = readonly VariantValues[];
const NONE: Rows = [];

/**
 * The rows of a sheet, ahead of those of its form: the form checks and compares all rows at each change, for which no key
 * may wait. They go into the form, and with it into the local draft, after a pause, and at once by `settle`.
 */
export function createRowsAhead(model: FormModel<object>) {
  const listeners = new Set<() => void>();
  const left = new Set<string>();
  let ahead: { over: Rows; rows: Rows } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stored = () => (model.get(VARIANTS) ?? NONE) as Rows;
  // Rows that the form has from elsewhere since, such as a restored draft, are not overwritten.
  const current = () => (ahead && ahead.over === stored() ? ahead.rows : stored());
  const settle = () => {
    clearTimeout(timer);
    const rows = current();
    ahead = undefined;
    if (rows !== stored()) model.set(VARIANTS, rows);
    const paths = [...left];
    left.clear();
    if (paths.length > 0) model.touch(...paths);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE);
  };
  /** Buffers what a cell holds while it is edited; nothing that is shown changes by it. */
  const buffer = (rows: Rows) => {
    ahead = { over: stored(), rows };
    later();
  };
  return {
    current,
    settle,
    /** Forgets what is ahead, such as at a logout: nothing of it may be stored any more. */
    drop: () => {
      clearTimeout(timer);
      ahead = undefined;
    },
    buffer,
    set: (rows: Rows) => {
      buffer(rows);
      listeners.forEach((listener) => listener());
    },
    /** A cell was left: its issues may be shown. */
    leave: (path: string) => {
      left.add(path);
      later();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = model.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
