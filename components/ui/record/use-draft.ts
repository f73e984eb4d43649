import { useEffect, useEffectEvent, useState } from 'react';
import { uuid } from '@/lib/util/uuid';
import { draftKey, noteDraft, noteForm, readKept, writeKept, type DamagedDraft, type Draft } from './draft-store';
import type { FormModel } from '../form/form-model';

/** Milliseconds without a key after which the text is kept, and the longest while typing goes on. */
const DELAY = 300;
const MAX_DELAY = 1000;

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
  /** Takes up what it finds without being asked. */
  always?: boolean;
}

export interface DraftState {
  /** When the draft on offer was last typed in. */
  offeredAt: Date | undefined;
  restore: () => void;
  discard: () => void;
  /** When the text was typed that the end of a session interrupted, and that is back. */
  returnedAt: Date | undefined;
  /** What this client cannot read, as text. */
  damaged: string | undefined;
  discardDamaged: () => void;
  /** When the present text was kept; null where the browser refuses. */
  keptAt: Date | null | undefined;
  /** What was typed is saved, or given up: the draft goes. */
  clear: () => void;
}

const has = (drafts: readonly Draft<unknown>[], { by, at }: Draft<unknown>) =>
  drafts.some((draft) => draft.by === by && draft.at === at);

/**
 * Keeps what is typed in this browser, per account and record: while it is typed, when the page or the view is left,
 * and until it is saved. Drafts found on the way in are offered one after the other; one that the end of a session
 * interrupted goes back by itself. Two windows over one record keep a draft each, and neither touches the other's.
 */
export function useDraft<V>(options: DraftOptions<V>): DraftState {
  const { account, form, id, version, clientId, model, revive, differs, fill, identify, always } = options;
  const key = draftKey(account, form, id);
  const [by] = useState(uuid);
  const [atFirst] = useState(() => readKept(key, revive));
  const [found, setFound] = useState(atFirst.drafts);
  /** What was found and says something, what the end of a session interrupted before the rest. */
  const [differing] = useState(() => {
    const all = found.filter(({ values }) => differs(values));
    return [...all.filter(({ ended }) => ended), ...all.filter(({ ended }) => !ended)];
  });
  const [returning] = useState(() => differing.find(({ ended }) => always || ended));
  /** What was found and is not decided on. */
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
  const read = () => readKept(key, revive);
  const isMine = (draft: Draft<V>) => draft.by === by;

  /** Keeps what is typed here, if it differs, before what other windows keep; of what was found only `left` stays. */
  const write = (left: readonly Draft<V>[], { dirty, values } = model.snapshot()): Date | null | undefined => {
    const now = read();
    const others = now.drafts.filter((draft) => !isMine(draft) && (has(left, draft) || !has(found, draft)));
    const mine = draftOf(values, by);
    const kept = writeKept(key, { drafts: dirty ? [mine, ...others] : others, damaged: now.damaged });
    noteDraft(by, dirty ? key : undefined);
    return dirty ? (kept ? new Date(mine.at) : null) : undefined;
  };

  const keep = useEffectEvent(() => setKeptAt(write(open)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** When the oldest text was typed that is not kept yet. */
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

  // After the effect above: what goes back is kept as what is typed here.
  const takeUp = useEffectEvent(() => returning && fill(returning.values, returning.version));
  useEffect(() => void takeUp(), []);

  return {
    offeredAt: offered && new Date(offered.at),
    restore: () => {
      if (!offered) return;
      const { dirty, values } = model.snapshot();
      // What was typed here by now takes the draft's place on offer: taking one up costs nothing of the other.
      const typed = dirty ? [draftOf(values, uuid())] : [];
      if (dirty) writeKept(key, { ...read(), drafts: [...typed, ...read().drafts] });
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
    returnedAt,
    damaged: textOf(damaged),
    discardDamaged: () => {
      const now = read();
      const gone = damaged.map(({ text }) => text);
      writeKept(key, { ...now, damaged: now.damaged.filter(({ text }) => !gone.includes(text)) });
      setDamaged([]);
    },
    keptAt,
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
