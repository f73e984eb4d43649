import { useEffect, useEffectEvent, useState } from 'react';
import { uuid } from '@/lib/util/uuid';
import { draftKey, readDrafts, writeDrafts, type Draft } from './draft-store';
import type { FormModel } from './form-model';

/** Long enough not to write at each key, short enough to lose no more than a word when the browser dies. */
const DELAY = 300;

interface DraftOptions<V> {
  account: string;
  form: string;
  id: string | undefined;
  /** The version of the record that is being typed over. */
  version: number | undefined;
  /** The identity of a record to be. */
  clientId?: string;
  model: FormModel<V>;
  revive: (stored: unknown) => V | undefined;
  /** Whether a kept draft says anything that the record does not. */
  differs: (values: V) => boolean;
  /** Takes a draft up; its version says what it was typed over. */
  fill: (values: V, version: number | undefined) => void;
  /** Takes up the identity of a draft that may have made a record already. */
  identify?: (clientId: string) => void;
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

const has = (drafts: readonly Draft<unknown>[], { by, at }: Draft<unknown>) =>
  drafts.some((draft) => draft.by === by && draft.at === at);

/**
 * Keeps what is typed in this browser, per account and record: a moment after each change, when the page or the view
 * is left, and until it is saved. Drafts found on the way in are offered one after the other, never forced. Two windows
 * over one record keep a draft each, and neither touches the other's.
 */
export function useDraft<V>(options: DraftOptions<V>): DraftState {
  const { account, form, id, version, clientId, model, revive, differs, fill, identify } = options;
  const key = draftKey(account, form, id);
  const [by] = useState(uuid);
  const [found, setFound] = useState(() => readDrafts(key, revive));
  /** What was found and is not decided on, the last typed first. */
  const [open, setOpen] = useState(() => found.filter(({ values }) => differs(values)));
  const [offering, setOffering] = useState(true);
  const [keptAt, setKeptAt] = useState<Date | null>();
  const offered = offering ? open[0] : undefined;
  const undecided = offered ? open.slice(1) : open;

  const draftOf = (values: V, owner: string): Draft<V> => ({
    at: new Date().toISOString(),
    by: owner,
    values,
    version,
    clientId,
  });

  /** Keeps what is typed here, if it differs, before what other windows keep; of what was found only `left` stays. */
  const write = (left: readonly Draft<V>[], { dirty, values } = model.snapshot()): Date | null | undefined => {
    const others = readDrafts(key, revive).filter(
      (draft) => draft.by !== by && (has(left, draft) || !has(found, draft)),
    );
    const mine = draftOf(values, by);
    const kept = writeDrafts(key, dirty ? [mine, ...others] : others);
    return dirty ? (kept ? new Date(mine.at) : null) : undefined;
  };

  const keep = useEffectEvent(() => setKeptAt(write(open)));

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
      const { dirty, values } = model.snapshot();
      // What was typed here by now takes the draft's place on offer: taking one up costs nothing of the other.
      const typed = dirty ? [draftOf(values, uuid())] : [];
      if (dirty) writeDrafts(key, [...typed, ...readDrafts(key, revive)]);
      setFound([...found, ...typed]);
      setOpen([...typed, ...undecided]);
      setOffering(dirty);
      if (offered.clientId) identify?.(offered.clientId);
      fill(offered.values, offered.version);
    },
    discard: () => {
      setOpen(undecided);
      write(undecided);
    },
    keptAt,
    clear: () => {
      write(undecided, { ...model.snapshot(), dirty: false });
      setOpen(undecided);
      setOffering(false);
      setKeptAt(undefined);
    },
  };
}
