import { useEffect, useEffectEvent, useState } from 'react';
import { uuid } from '@/lib/util/uuid';
import { draftKey, noteDraft, noteForm, readEntry, writeEntry, type DamagedDraft, type Draft } from './draft-store';
import type { FormModel } from '../form/form-model';

/** Milliseconds without input after which the draft is stored, and the maximum during continuous input. */
const DELAY = 300;
const MAX_DELAY = 1000;

interface DraftOptions<V> {
  account: string;
  form: string;
  id: string | undefined;
  /** The version of the record that the input is based on. */
  version: number | undefined;
  /** The clientId of a new record. */
  clientId?: string;
  model: FormModel<V>;
  revive: (stored: unknown) => V | undefined;
  /** Whether a draft differs from the record. */
  differs: (values: V) => boolean;
  /** Applies a draft; its version is the one it was based on. */
  fill: (values: V, version: number | undefined) => void;
  /** Reuses the clientId of a draft, because it may already have created a record. */
  identify?: (clientId: string) => void;
  /** Restores drafts without asking. */
  always?: boolean;
}

export interface DraftState {
  /** The time of the offered draft. */
  offeredAt: Date | undefined;
  restore: () => void;
  discard: () => void;
  /** The time of a restored draft that the end of a session had interrupted. */
  returnedAt: Date | undefined;
  /** An unreadable draft, as text. */
  damaged: string | undefined;
  discardDamaged: () => void;
  /** When the current input was stored; null if the browser refuses. */
  keptAt: Date | null | undefined;
  /** Removes the draft after the input was saved or discarded. */
  clear: () => void;
  /** Stores the input at once and returns whether the browser has accepted it. */
  store: () => boolean;
}

interface OwnDraft<V> extends DraftState {
  /** Stores values as input of this form, even if it is closed by now: they are offered when it is opened again. */
  keep: (values: V) => void;
}

const has = (drafts: readonly Draft<unknown>[], { by, at }: Draft<unknown>) =>
  drafts.some((draft) => draft.by === by && draft.at === at);

/**
 * Stores unsaved input in this browser per account and record: during input, when the page or view is left, until it is
 * saved. Drafts found at the start are offered one after the other; one that the end of a session interrupted is
 * restored at once. Two windows with one record have a draft each, which do not affect each other.
 */
export function useDraft<V>(options: DraftOptions<V>): OwnDraft<V> {
  const { account, form, id, version, clientId, model, revive, differs, fill, identify, always } = options;
  const key = draftKey(account, form, id);
  const [by] = useState(uuid);
  const [atFirst] = useState(() => readEntry(key, revive));
  const [found, setFound] = useState(atFirst.drafts);
  /** The found drafts that differ from the record, the interrupted one first. */
  const [differing] = useState(() => {
    const all = found.filter(({ values }) => differs(values));
    return [...all.filter(({ ended }) => ended), ...all.filter(({ ended }) => !ended)];
  });
  const [returning] = useState(() => differing.find(({ ended }) => always || ended));
  /** The found drafts that the user has not decided on. */
  const [open, setOpen] = useState(() => differing.filter((draft) => draft !== returning));
  const [offering, setOffering] = useState(!returning);
  const [damaged, setDamaged] = useState(atFirst.damaged);
  const [returnedAt, setReturnedAt] = useState(returning?.ended ? new Date(returning.at) : undefined);
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
  const read = () => readEntry(key, revive);
  const isMine = (draft: Draft<V>) => draft.by === by;

  /**
   * Stores the input of this form, if it differs, before drafts of other windows; of the found drafts only `left` are
   * kept.
   */
  const write = (left: readonly Draft<V>[], { dirty, values } = model.snapshot()): Date | null | undefined => {
    const now = read();
    const others = now.drafts.filter((draft) => !isMine(draft) && (has(left, draft) || !has(found, draft)));
    const mine = draftOf(values, by);
    const isStored = writeEntry(key, { drafts: dirty ? [mine, ...others] : others, damaged: now.damaged });
    noteDraft(by, dirty ? { key, draft: mine } : undefined);
    return dirty ? (isStored ? new Date(mine.at) : null) : undefined;
  };

  const keep = useEffectEvent(() => setKeptAt(write(open)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The time of the oldest input that has not been stored. */
    let since = 0;
    let values = model.snapshot().values;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const flush = () => {
      if (timer === undefined) return;
      stop();
      keep();
    };
    const onChange = () => {
      const next = model.snapshot().values;
      if (next === values) return;
      values = next;
      const now = Date.now();
      if (timer === undefined) since = now;
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(DELAY, since + MAX_DELAY - now)));
    };
    const onHide = () => document.visibilityState === 'hidden' && flush();
    const stopListening = [model.subscribe(onChange), noteForm({ keep: flush, stop })];
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stopListening.forEach((unsubscribe) => unsubscribe());
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [model]);

  const apply = (draft: Draft<V>) => {
    if (draft.clientId) identify?.(draft.clientId);
    fill(draft.values, draft.version);
  };
  // Runs after the effect above, so that the restored draft is stored as input of this form.
  const restoreInterrupted = useEffectEvent(() => returning && apply(returning));
  useEffect(() => void restoreInterrupted(), []);

  return {
    offeredAt: offered && new Date(offered.at),
    restore: () => {
      if (!offered) return;
      const { dirty, values } = model.snapshot();
      // The current input replaces the restored draft in the offers, so that neither is lost.
      const typed = dirty ? [draftOf(values, uuid())] : [];
      if (dirty) writeEntry(key, { ...read(), drafts: [...typed, ...read().drafts] });
      setFound([...found, ...typed]);
      setOpen([...typed, ...undecided]);
      setOffering(dirty);
      apply(offered);
    },
    discard: () => {
      setOpen(undecided);
      write(undecided);
    },
    returnedAt,
    damaged: textOf(damaged),
    discardDamaged: () => {
      const now = read();
      const removed = damaged.map(({ text }) => text);
      writeEntry(key, { ...now, damaged: now.damaged.filter(({ text }) => !removed.includes(text)) });
      setDamaged([]);
    },
    keptAt,
    store: () => write(open) !== null,
    keep: (values) => {
      const now = read();
      const others = now.drafts.filter((draft) => !isMine(draft));
      writeEntry(key, { drafts: [draftOf(values, by), ...others], damaged: now.damaged });
    },
    clear: () => {
      write(undecided, { ...model.snapshot(), dirty: false });
      setOpen(undecided);
      setOffering(false);
      setReturnedAt(undefined);
      setKeptAt(undefined);
    },
  };
}

const textOf = (damaged: readonly DamagedDraft[]): string | undefined =>
  damaged.length > 0 ? damaged.map(({ text }) => text).join('\n\n') : undefined;
