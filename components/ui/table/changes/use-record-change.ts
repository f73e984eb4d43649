import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { isApiError } from '@/lib/api/request/errors';
import { showMessage } from '@/lib/state/messages';
import { patchRecord, type PatchApi, type Seen } from './patch-record';
import { useUndo, type UndoStep } from './use-undo';

interface RecordChangeApi<T> extends PatchApi<T> {
  mutations: { save: () => { meta?: { invalidates?: QueryKey[] } } };
}

/** Fields of a record to set. */
export interface RecordChange<T> {
  record: Seen<T>;
  part: Partial<T>;
}

interface RecordChangeTexts<T> {
  nameOf: (record: Seen<T>) => string;
  /** What was done, in words. */
  done: (part: Partial<T>, record: T) => string;
  /** The value that somebody else gave to the field meanwhile, in words. */
  valueText?: (part: Partial<T>, record: T) => string;
  /** What undoes the change where setting the record's own former values does not; asked before it is made. */
  reverse?: (change: RecordChange<T>) => Promise<RecordChange<T> | undefined>;
  /** A failure is shown by whoever waits for the change. */
  ownErrors?: boolean;
}

const valuesOf = <T>(record: Partial<T>, part: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.keys(part).map((field) => [field, record[field as keyof T]])) as Partial<T>;

/**
 * A change of some fields of one record by one press, with its undo. A record that others have changed meanwhile is read
 * anew; where they gave these fields another value, that is shown and can be overwritten.
 */
export function useRecordChange<T extends { id: string }>(api: RecordChangeApi<T>, texts: RecordChangeTexts<T>) {
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
    onSuccess: ({ back, ...result }, asked) => {
      const { part } = asked;
      const { kind, record } = result;
      if (kind === 'changed') {
        const again = () => change.mutate({ record, part });
        return showMessage('warning', changedText(asked, record), { label: t('anyway'), run: again });
      }
      const steps = kind === 'saved' ? [stepOf(back ?? { record, part: valuesOf(result.before, part) })] : [];
      undo.offer('success', done(part, record), steps);
    },
    // What the next try starts from must be the platform's.
    onError: (error) => {
      if (!isApiError(error, 'conflict')) return;
      for (const queryKey of meta?.invalidates ?? []) void queries.invalidateQueries({ queryKey });
    },
  });
  return { busy: change.isPending || undo.busy, mutate: change.mutate, mutateAsync: change.mutateAsync };
}
