import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { isApiError, isUnanswered } from '@/lib/api/request/errors';
import { REPEAT_TIME, type Result } from '@/lib/api/request/request';
import { showError, showMessage } from '@/lib/state/messages';
import { mergeRecords, type Difference, type Side } from './diff-records';
import { equal } from '@/lib/util/equal';
import { toFormPath, type RecordKind, type SavedRecord, type Sendable } from './record-kind';
import type { FormHandle } from '../form/form-context';

export interface RecordSaveOptions<R extends SavedRecord, V extends object, A extends string> {
  kind: RecordKind<R, V, A>;
  form: FormHandle<V>;
  base: R | undefined;
  /** The identity of a record to be. */
  clientId: string;
  onSaved: (saved: R) => void;
  /** The record is saved, and nothing else is to follow. */
  onDone?: (saved: R) => void;
  /** What else a way to save does once the record is saved; it says itself how that went. */
  then?: Partial<Record<A, (saved: R) => Promise<void>>>;
}

/** Saving a record: checked first, then sent; each way in which it can fail is shown where it can be mended. */
export function useRecordSave<R extends SavedRecord, V extends object, A extends string>(
  options: RecordSaveOptions<R, V, A>,
) {
  const { kind, form, base, clientId, onSaved, onDone, then = {} } = options;
  const { toValues, toRecord, partOf, restLevel } = kind;
  const t = useTranslations('form');
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<{ theirs: R; action: A }>();
  const [following, setFollowing] = useState(false);
  const { invalidates = [] } = kind.api.mutations.save().meta ?? {};
  const save = useWrite({
    mutationFn: (record: object) => kind.api.save(record),
    meta: { invalidates, ownErrors: true },
  });

  /** Set at once: two presses may come before the first one is drawn. */
  const running = useRef(false);
  const last = useRef<{ action: A; at: number }>(undefined);
  /** What was sent last without an answer that could be understood: the platform may have saved it. */
  const unanswered = useRef<Record<string, unknown>>(undefined);

  const held = (record: R) => partOf(toRecord(toValues(record), record).record);

  function showFailure(
    error: unknown,
    action: A,
    { record, rows }: Sendable,
    over: R | undefined,
  ): Promise<void> | void {
    if (isUnanswered(error)) unanswered.current = partOf(record);
    if (isApiError(error, 'conflict')) {
      const { data: theirs } = kind.schema.safeParse(error.details.data);
      if (theirs && over && theirs.version > over.version) {
        const isTheirs = (part: Record<string, unknown> | undefined) => part && equal(held(theirs), part);
        // All of it is saved already, by an earlier press: nothing is left to send.
        if (!kind.asks && isTheirs(partOf(record))) {
          for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey });
          return finish(action, record, theirs);
        }
        // Newer by nothing that the form holds, such as its place in a tree, or by what came from here: no question.
        if ([held(over), partOf(record), unanswered.current].some(isTheirs)) return send(action, theirs);
      }
      if (theirs) return setConflict({ theirs, action });
    }
    if (isApiError(error, 'invalid') && error.fields && Object.keys(error.fields).length > 0) {
      const errors = Object.entries(error.fields).map(([path, text]) => [toFormPath(path, rows), text]);
      return form.model.refuse(Object.fromEntries(errors));
    }
    // The page's own reaction to an ended session and to a call that was given up is enough.
    if (!isApiError(error, 'session') && !isApiError(error, 'cancelled')) showError(error);
  }

  async function follow(step: (saved: R) => Promise<void>, saved: R) {
    setFollowing(true);
    // A failure of this step is told by the page: the record is saved, only what should follow is not done.
    await step(saved).catch(() => undefined);
    setFollowing(false);
  }

  async function finish(action: A, record: Sendable['record'], saved: R, message = ''): Promise<void> {
    const step = (then as Partial<Record<A, (saved: R) => Promise<void>>>)[action];
    if (!step) showMessage('success', message || t('saved'));
    unanswered.current = undefined;
    queries.setQueryData(kind.api.detail(saved.id).queryKey, saved);
    const values = toValues(saved);
    // What the platform kept word for word may stay as it stands, half-typed rows and all.
    const asSent = equal(partOf(record), partOf(toRecord(values, saved).record));
    form.model.settle(asSent ? form.model.snapshot().values : values, restLevel(saved), asSent);
    onSaved(saved);
    last.current = { action, at: performance.now() };
    if (step) await follow(step, saved);
    else onDone?.(saved);
  }

  /** Sends what is in the form over a version; without one it makes a record. */
  async function send(action: A, over: R | undefined): Promise<void> {
    const sendable = toRecord(form.model.snapshot().values, over);
    const identity = over ? {} : { clientId };
    let answer: Result<R>;
    try {
      answer = await save.mutateAsync({ ...sendable.record, ...kind.asks?.(action, over), ...identity });
    } catch (error) {
      return showFailure(error, action, sendable, over);
    }
    return finish(action, sendable.record, answer.data, answer.message);
  }

  async function run(action: A, over: R | undefined = base): Promise<void> {
    const { dirty } = form.model.snapshot();
    // A press that comes a moment after the answer to the one before it.
    const again = !dirty && last.current?.action === action && performance.now() - last.current.at < REPEAT_TIME;
    if (running.current || again || !form.model.attempt(kind.levels[action])) return;
    running.current = true;
    await send(action, over).finally(() => (running.current = false));
  }

  return {
    busy: save.isPending || following,
    run,
    conflict,
    dismiss: () => setConflict(undefined),
    /** Takes the chosen sides together and saves over the platform's version. */
    merge: (differences: readonly Difference[], choice: Record<string, Side>) => {
      if (!conflict) return;
      const { theirs, action } = conflict;
      const merged = mergeRecords(toRecord(toValues(theirs), theirs).record as unknown as R, differences, choice);
      setConflict(undefined);
      onSaved(theirs);
      form.model.settle(toValues(theirs), restLevel(theirs));
      form.model.fill(toValues(merged));
      void run(action, theirs);
    },
  };
}
