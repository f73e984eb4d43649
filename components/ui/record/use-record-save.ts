import * as v from '@/lib/schema/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { isApiError, isUnanswered, type ApiError, refusedFields } from '@/lib/api/request/errors';
import { REPEAT_TIME, type Result } from '@/lib/api/request/request';
import { showError, showMessage } from '@/lib/state/messages';
import { mergeRecords, type Difference, type Side } from './conflict/diff-records';
import { equal } from '@/lib/util/equal';
import { toFormPath, type RecordKind, type SavedRecord, type Sendable } from './record-kind';
import type { FormHandle } from '../form/form-context';

export interface RecordSaveOptions<R extends SavedRecord, V extends object, A extends string> {
  kind: RecordKind<R, V, A>;
  form: FormHandle<V>;
  base: R | undefined;
  /** The values of `base` are those of a newer version (use-base.ts). */
  isOlder: boolean;
  /** The clientId of a new record. */
  clientId: string;
  onSaved: (saved: R) => void;
  /** Called when the record is saved and no further step follows. */
  onDone?: (saved: R) => void;
  /** A further step after some ways to save; it shows its own result. */
  then?: Partial<Record<A, (saved: R) => Promise<void>>>;
}

/** Saves a record: validates it, sends it, and shows each kind of failure where the user can correct it. */
export function useRecordSave<R extends SavedRecord, V extends object, A extends string>(
  options: RecordSaveOptions<R, V, A>,
) {
  const { kind, form, base, isOlder, clientId, onSaved, onDone, then = {} } = options;
  const { toValues, toRecord, partOf, restLevel } = kind;
  const t = useTranslations('form');
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<{ theirs: R; action: A }>();
  const [following, setFollowing] = useState(false);
  const { invalidates } = kind.api.mutations.save().meta;
  const save = useWrite({
    mutationFn: (record: object) => kind.api.save(record),
    meta: { invalidates, ownErrors: true },
  });

  /** A ref, because a second press may come before the next render. */
  const running = useRef(false);
  const last = useRef<{ action: A; at: number }>(undefined);
  /** The last sent record without a readable response: the platform may have saved it. */
  const unanswered = useRef<Record<string, unknown>>(undefined);

  /**
   * The platform's version after a 409: the one that it contains, else it is fetched. A record of another id, such as
   * the one that has the SKU already, is no version of this one.
   */
  async function theirsOf({ details }: ApiError, over: R): Promise<R | undefined> {
    const sent = v.safeParse(kind.schema, details.data);
    if (sent.success) return sent.output.id === over.id ? sent.output : undefined;
    const fetched = await queries.fetchQuery({ ...kind.api.detail(over.id), staleTime: 0 }).catch(() => undefined);
    return fetched && fetched.version > over.version ? fetched : undefined;
  }

  const held = (record: R) => partOf(toRecord(toValues(record), record).record);

  async function showFailure(
    error: unknown,
    action: A,
    { record, rows }: Sendable,
    over: R | undefined,
  ): Promise<boolean> {
    if (isUnanswered(error)) unanswered.current = partOf(record);
    if (isApiError(error, 'conflict') && over) {
      const theirs = await theirsOf(error, over);
      if (theirs && theirs.version > over.version) {
        const isTheirs = (part: Record<string, unknown> | undefined) => part && equal(held(theirs), part);
        // Everything was saved by an earlier request: there is nothing to send.
        if (!kind.extraFields && isTheirs(partOf(record))) {
          for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey });
          return finish(action, record, theirs);
        }
        // The newer version differs in nothing that the form contains, or only by what this form sent: no question is
        // needed.
        const known = over === base && isOlder ? undefined : held(over);
        if ([known, partOf(record), unanswered.current].some(isTheirs)) return send(action, theirs);
      }
      if (theirs) {
        setConflict({ theirs, action });
        return false;
      }
    }
    const refused = Object.entries(refusedFields(error));
    if (refused.length > 0)
      form.model.refuse(Object.fromEntries(refused.map(([path, text]) => [toFormPath(path, rows), text])));
    // An ended session is handled globally, and an aborted request needs no message.
    else if (!isApiError(error, 'session') && !isApiError(error, 'cancelled')) showError(error);
    return false;
  }

  async function follow(step: (saved: R) => Promise<void>, saved: R) {
    setFollowing(true);
    // The page shows the error of this step: the record itself is saved.
    await step(saved).catch(() => undefined);
    setFollowing(false);
  }

  async function finish(action: A, record: Sendable['record'], saved: R, message = ''): Promise<boolean> {
    const step = (then as Partial<Record<A, (saved: R) => Promise<void>>>)[action];
    if (!step) showMessage('success', message || t('saved'));
    unanswered.current = undefined;
    queries.setQueryData(kind.api.detail(saved.id).queryKey, saved);
    const values = toValues(saved);
    // If the platform stored exactly what was sent, the form keeps its values, including unfinished rows.
    const asSent = equal(partOf(record), partOf(toRecord(values, saved).record));
    form.model.settle(asSent ? form.model.snapshot().values : values, restLevel(saved), asSent);
    onSaved(saved);
    last.current = { action, at: performance.now() };
    if (step) await follow(step, saved);
    else onDone?.(saved);
    return true;
  }

  /** Sends the form's values based on a version; without one it creates a record. */
  async function send(action: A, over: R | undefined): Promise<boolean> {
    const sendable = toRecord(form.model.snapshot().values, over);
    const identity = over ? {} : { clientId };
    let answer: Result<R>;
    try {
      answer = await save.mutateAsync({ ...sendable.record, ...kind.extraFields?.(action, over), ...identity });
    } catch (error) {
      return showFailure(error, action, sendable, over);
    }
    return finish(action, sendable.record, answer.data, answer.message);
  }

  /** Returns whether everything is saved. */
  async function run(action: A, over: R | undefined = base): Promise<boolean> {
    const { dirty } = form.model.snapshot();
    // A second press a moment after the response to the first one.
    const again = !dirty && last.current?.action === action && performance.now() - last.current.at < REPEAT_TIME;
    if (again) return true;
    if (running.current || !form.model.attempt(kind.levels[action])) return false;
    running.current = true;
    const isSaved = await send(action, over).finally(() => (running.current = false));
    // Something may have been typed meanwhile.
    return isSaved && !form.model.snapshot().dirty;
  }

  return {
    busy: save.isPending || following,
    run,
    conflict,
    dismiss: () => setConflict(undefined),
    /** Merges the chosen sides and saves over the platform's version. */
    merge: (differences: readonly Difference[], choice: readonly Side[]) => {
      if (!conflict) return;
      const { theirs, action } = conflict;
      const merged = mergeRecords(toRecord(toValues(theirs), theirs).record as unknown as R, differences, choice);
      setConflict(undefined);
      onSaved(theirs);
      form.model.settle(toValues(theirs), restLevel(theirs));
      form.model.fill((kind.sentValues ?? toValues)(merged));
      void run(action, theirs);
    },
  };
}
