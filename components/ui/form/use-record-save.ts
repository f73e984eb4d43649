import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isApiError } from '@/lib/api/errors';
import { showError, showMessage } from '@/lib/state/messages';
import { mergeRecords, type Difference, type Side } from './diff-records';
import { equal } from './equal';
import { toFormPath, type RecordKind, type SavedRecord, type Sendable } from './record-kind';
import type { RecordForm } from './use-record-form';

export interface RecordSaveOptions<R extends SavedRecord, V extends FieldValues, A extends string> {
  kind: RecordKind<R, V, A>;
  form: RecordForm<V>;
  base: R | undefined;
  onSaved: (saved: R) => void;
  /** The record is saved, and nothing else is to follow. */
  onDone?: (saved: R) => void;
  /** What else a way to save does once the record is saved; it says itself how that went. */
  then?: Partial<Record<A, (saved: R) => Promise<void>>>;
}

/** Saving a record: checked first, then sent; each way in which it can fail is shown where it can be mended. */
export function useRecordSave<R extends SavedRecord, V extends FieldValues, A extends string>(
  options: RecordSaveOptions<R, V, A>,
) {
  const { kind, form, base, onSaved, onDone, then = {} } = options;
  const { toValues, toRecord, partOf, restLevel } = kind;
  const t = useTranslations('form');
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<{ theirs: R; action: A }>();
  const [following, setFollowing] = useState(false);
  const save = useMutation({
    mutationFn: (record: object) => kind.api.save(record),
    meta: { ...kind.api.mutations.save().meta, ownErrors: true },
  });

  const held = (record: R) => partOf(toRecord(toValues(record), record).record);

  function tell(error: unknown, action: A, rows: Sendable['rows'], over: R | undefined) {
    if (isApiError(error, 'conflict')) {
      const { data: theirs } = kind.schema.safeParse(error.details.data);
      // Newer by nothing that the form holds, such as its place in a tree: there is nothing to ask.
      const same = theirs && over && theirs.version > over.version && equal(held(theirs), held(over));
      if (same) return run(action, theirs);
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

  /** Sends what is in the form, over the version it is based on. */
  async function run(action: A, over: R | undefined = base): Promise<void> {
    if (save.isPending || following) return;
    if (!form.model.attempt(kind.levels[action])) return;
    const step = (then as Partial<Record<A, (saved: R) => Promise<void>>>)[action];
    const { record, rows } = toRecord(form.getValues(), over);
    let saved: R;
    try {
      const answer = await save.mutateAsync({ ...record, ...kind.asks?.(action, over) });
      saved = answer.data;
      if (!step) showMessage('success', answer.message || t('saved'));
    } catch (error) {
      return tell(error, action, rows, over);
    }
    queries.setQueryData(kind.api.detail(saved.id).queryKey, saved);
    const values = toValues(saved);
    // What the platform kept word for word may stay as it stands, half-typed rows and all.
    const asSent = equal(partOf(record), partOf(toRecord(values, saved).record));
    form.settle(asSent ? form.getValues() : values, restLevel(saved), asSent);
    onSaved(saved);
    if (step) await follow(step, saved);
    else onDone?.(saved);
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
      form.settle(toValues(theirs), restLevel(theirs));
      form.fill(toValues(merged));
      void run(action, theirs);
    },
  };
}
