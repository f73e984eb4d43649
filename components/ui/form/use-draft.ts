import { useEffect, useEffectEvent, useState } from 'react';
import { draftKey, readDraft, writeDraft, type Draft } from './draft-store';
import type { FormModel } from './form-model';

/** Long enough not to write at each key, short enough to lose no more than a word when the browser dies. */
const DELAY = 300;

interface DraftOptions<V> {
  account: string;
  form: string;
  id: string | undefined;
  /** The version of the record that is being typed over. */
  version: number | undefined;
  model: FormModel<V>;
  revive: (stored: unknown) => V | undefined;
  /** Whether a kept draft says anything that the record does not. */
  differs: (values: V) => boolean;
  /** Takes a draft up; its version says what it was typed over. */
  fill: (values: V, version: number | undefined) => void;
}

export interface DraftState {
  /** When the draft on offer was last typed in. */
  offeredAt: Date | undefined;
  restore: () => void;
  discard: () => void;
  /** When the present text was kept; null where the browser refuses. */
  keptAt: Date | null | undefined;
  /** What was typed is saved, or given up: the draft goes. */
  clear: () => void;
}

/**
 * Keeps what is typed in this browser, per account and record: a moment after each change, when the page or the view
 * is left, and until it is saved. A draft found on the way in is offered, never forced.
 */
export function useDraft<V>({ account, form, id, version, model, revive, differs, fill }: DraftOptions<V>): DraftState {
  const key = draftKey(account, form, id);
  const [offered, setOffered] = useState<Draft<V> | undefined>(() => {
    const found = readDraft(key, revive);
    return found && differs(found.values) ? found : found?.older;
  });
  const [keptAt, setKeptAt] = useState<Date | null>();

  const draftOf = (values: V, at: Date, older: Draft<V> | undefined): Draft<V> => ({
    at: at.toISOString(),
    values,
    ...(version === undefined ? {} : { version }),
    ...(older ? { older } : {}),
  });

  const keep = useEffectEvent(() => {
    const { dirty, values } = model.snapshot();
    if (!dirty) {
      writeDraft(key, offered);
      setKeptAt(undefined);
      return;
    }
    const at = new Date();
    const kept = writeDraft(key, draftOf(values, at, offered));
    setKeptAt(kept ? at : null);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let values = model.snapshot().values;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const onChange = () => {
      const next = model.snapshot().values;
      if (next === values) return;
      values = next;
      clearTimeout(timer);
      timer = setTimeout(flush, DELAY);
    };
    const onHide = () => document.visibilityState === 'hidden' && flush();
    const unsubscribe = model.subscribe(onChange);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [model]);

  return {
    offeredAt: offered && new Date(offered.at),
    restore: () => {
      if (!offered) return;
      setOffered(undefined);
      fill(offered.values, offered.version);
    },
    discard: () => {
      setOffered(offered?.older);
      const { dirty, values } = model.snapshot();
      const older = offered?.older;
      writeDraft(key, dirty ? draftOf(values, new Date(), older) : older);
    },
    keptAt,
    clear: () => {
      writeDraft(key, undefined);
      setOffered(undefined);
      setKeptAt(undefined);
    },
  };
}
