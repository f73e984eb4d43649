import { useQueryClient, type MutationMeta } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { isApiError } from '@/lib/api/request/errors';
import { showMessage } from '@/lib/state/messages';
import { patchRecord, type PatchApi, type Seen } from './patch-record';
import { useUndo, type UndoStep } from './use-undo';

interface RecordChangeApi<T> extends PatchApi<T> {
  mutations: { save: () => { meta: MutationMeta } };
}

/** The fields of a record to set. */
export interface RecordChange<T> {
  record: Seen<T>;
  part: Partial<T>;
}

interface RecordChangeTexts<T> {
  nameOf: (record: Seen<T>) => string;
  /** The message after success. */
  done: (part: Partial<T>, record: T) => string;
  /** The text of the value that another user has set meanwhile. */
  valueText?: (part: Partial<T>, record: T) => string;
  /** The change that undoes this one, if restoring the former values is not enough; determined before the change. */
  reverse?: (change: RecordChange<T>) => Promise<RecordChange<T> | undefined>;
}

/** The caller shows errors, so it awaits each change. */
interface OwnErrors {
  ownErrors: true;
}
interface ShownErrors {
  ownErrors?: never;
}

interface Changing<T> {
  busy: boolean;
  mutate: (change: RecordChange<T>) => void;
  mutateAsync: (change: RecordChange<T>) => Promise<unknown>;
}

const valuesOf = <T>(record: Partial<T>, part: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.keys(part).map((field) => [field, record[field as keyof T]])) as Partial<T>;

/**
 * Changes some fields of one record with one click, with an undo. If other users have changed the record, it is fetched
 * again; if they gave these fields another value, that value is shown and can be overwritten.
 */
export function useRecordChange<T extends { id: string }>(
  api: RecordChangeApi<T>,
  texts: RecordChangeTexts<T> & OwnErrors,
): Omit<Changing<T>, 'mutate'>;
export function useRecordChange<T extends { id: string }>(
  api: RecordChangeApi<T>,
  texts: RecordChangeTexts<T> & ShownErrors,
): Changing<T>;
export function useRecordChange<T extends { id: string }>(
  api: RecordChangeApi<T>,
  texts: RecordChangeTexts<T> & (OwnErrors | ShownErrors),
): Changing<T> {
  const { nameOf, done, valueText, reverse, ownErrors } = texts;
  const t = useTranslations('table.done');
  const queries = useQueryClient();
  const { meta } = api.mutations.save();
  const undo = useUndo<Seen<T>>({ meta, nameOf });
  const changedText = ({ record, part }: RecordChange<T>, theirs: T) => {
    const name = nameOf(record);
    const value = valueText?.(part, theirs);
    return value ? t('changed', { name, value }) : t('changedPlain', { name });
  };

  const stepOf = ({ record, part }: RecordChange<T>): UndoStep<Seen<T>> => ({
    rows: [record],
    run: async () => {
      const result = await patchRecord(api, record, part);
      return result.kind === 'changed' ? [{ id: record.id, msg: changedText({ record, part }, result.record) }] : [];
    },
  });
  const change = useWrite({
    meta: { ...meta, ownErrors },
    mutationFn: async ({ record, part }: RecordChange<T>) => {
      const back = await reverse?.({ record, part });
      return { ...(await patchRecord(api, record, part)), back };
    },
    onSuccess: ({ back, ...result }, requested) => {
      const { part } = requested;
      const { kind, record } = result;
      if (kind === 'changed') {
        const again = () => change.mutate({ record, part });
        return showMessage('warning', changedText(requested, record), { label: t('anyway'), run: again });
      }
      const steps = kind === 'saved' ? [stepOf(back ?? { record, part: valuesOf(result.before, part) })] : [];
      undo.offer('success', done(part, record), steps);
    },
    // The next attempt must start from the platform's version.
    onError: (error) => {
      if (!isApiError(error, 'conflict')) return;
      for (const queryKey of meta.invalidates) void queries.invalidateQueries({ queryKey });
    },
  });
  return { busy: change.isPending || undo.busy, mutate: change.mutate, mutateAsync: change.mutateAsync };
}
