import { useQueryClient, type MutationMeta } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { isApiError, refusedFields } from '@/lib/api/request/errors';
import type { Page } from '@/lib/api/values';
import { useErrorText } from '@/lib/i18n/error-text';
import { closeMessage, showMessage } from '@/lib/state/messages';
import { patchRecord, type PatchApi, type Seen } from '../changes/patch-record';
import { useUndo } from '../changes/use-undo';
import type { Column } from '../rows/column';
import { cellKey, isOnScreen, type CellError, type OpenCell } from './cell-edit';

interface Versioned {
  id: string;
  version: number;
}

export interface CellApi<T> extends PatchApi<T> {
  key: readonly [string];
  mutations: { save: () => { meta: MutationMeta } };
}

interface Saving<T> {
  row: T;
  column: Pick<Column<T>, 'key' | 'title' | 'edit'>;
  /** The text that was typed; shown again if it is refused. */
  text: string;
  part: Partial<T>;
}

export interface CellEdits<T> {
  openOf: (key: string) => OpenCell<T> | undefined;
  /** Whether the cell's editor takes the focus, or its button gets it back. */
  hasFocus: (key: string) => boolean;
  setFocus: (key: string | undefined) => void;
  open: (key: string, text: string, row: T) => void;
  /** Closes the editor without saving. */
  cancel: (key: string) => void;
  /** Keeps a text that cannot be saved, with the reason. */
  refuse: (key: string, cell: OpenCell<T>) => void;
  save: (saving: Saving<T>) => void;
}

const valuesOf = <T>(record: Partial<T>, part: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.keys(part).map((field) => [field, record[field as keyof T]])) as Partial<T>;

/** The latest version of each record that this list has written, which is newer than the list for a moment. */
function useWritten<T extends Versioned>() {
  const written = useRef(new Map<string, T>());
  const tails = useRef(new Map<string, Promise<unknown>>());
  return {
    latest: (row: T): T => {
      const known = written.current.get(row.id);
      return known && known.version > row.version ? known : row;
    },
    keep: (record: T) => void written.current.set(record.id, record),
    /** Writes to one record one after another: the second one needs the version that the first one made. */
    inTurn: <R>(id: string, run: () => Promise<R>): Promise<R> => {
      const result = (tails.current.get(id) ?? Promise.resolve()).then(run, run);
      tails.current.set(id, result);
      return result;
    },
  };
}

/**
 * Changes values in the cells of a list. The new value is shown at once; if it is refused, the text is shown again in
 * its cell with the reason. The rows stay where they are until the list is read anew, whatever they are sorted by.
 */
export function useCellEdits<T extends Versioned>(api: CellApi<T>, nameOf: (row: Seen<T>) => string): CellEdits<T> {
  const t = useTranslations('table.cell');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { meta } = api.mutations.save();
  const [cells, setCells] = useState<ReadonlyMap<string, OpenCell<T>>>(new Map());
  const focused = useRef<string>(undefined);
  const message = useRef<number>(undefined);
  const records = useWritten<T>();
  const undo = useUndo<Seen<T>>({ meta: { invalidates: [] }, nameOf });
  const put = (key: string, cell: OpenCell<T> | undefined) =>
    setCells((before) => {
      const next = new Map(before);
      if (cell) next.set(key, cell);
      else next.delete(key);
      return next;
    });
  /**
   * Shows a refused text in its cell again; it gets the focus only if nothing else has it. Where the cell is gone, with
   * another page of the list or a value of several parts, a message says it.
   */
  const reopen = ({ row, column, text, part }: Saving<T>, error: Exclude<CellError, { kind: 'issue' }>, record?: T) => {
    const key = cellKey(row.id, column.key);
    const { edit, title } = column;
    const hasText = !record || !edit?.textOf || edit.textOf(record) !== undefined;
    if (!hasText || !isOnScreen(key)) {
      const reason = error.kind === 'text' ? error.text : t('theirsNow', { value: error.value });
      showMessage('warning', t('notSaved', { name: nameOf(row), title, reason }));
    }
    if (!hasText) return;
    const active = document.activeElement;
    focused.current = active instanceof HTMLElement && active.dataset.cell === key ? key : undefined;
    put(key, { text, part, error });
  };
  const show = (id: string, change: (row: T) => T) =>
    queries.setQueriesData<Page<T>>(
      { queryKey: [...api.key, 'list'] },
      (page) => page && { ...page, list: page.list.map((row) => (row.id === id ? change(row) : row)) },
    );
  const showRecord = (record: T) => {
    records.keep(record);
    show(record.id, () => record);
    // Without a new read, which would move the row that is being worked on.
    for (const queryKey of meta.invalidates) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  };

  const offerUndo = ({ column, part }: Saving<T>, record: T, before: Seen<T>) => {
    const back = valuesOf<T>(before, part);
    const run = async () => {
      const result = await records.inTurn(record.id, () => patchRecord(api, record, back, records.latest(record)));
      showRecord(result.record);
      if (result.kind !== 'changed') return [];
      return [{ id: record.id, msg: t('theirs', { value: column.edit?.shown(result.record) ?? '' }) }];
    };
    // Many edits in a row must not pile up their messages: the last one can be undone.
    if (message.current !== undefined) closeMessage(message.current);
    const values = { name: nameOf(record), title: column.title, value: column.edit?.shown(record) ?? '' };
    message.current = undo.offer('success', t('saved', values), [{ rows: [record], run }]);
  };

  const reasonOf = (error: unknown): Extract<CellError, { kind: 'text' }> => {
    const fields = Object.values(refusedFields(error));
    return { kind: 'text', text: fields.length > 0 ? fields.join(' ') : errorText(error) };
  };

  const write = useWrite({
    meta: { invalidates: [], ownErrors: true },
    mutationFn: ({ row, part }: Saving<T>) =>
      records.inTurn(row.id, () => patchRecord(api, row, part, records.latest(row))),
    onSuccess: (result, saving) => {
      showRecord(result.record);
      if (result.kind === 'saved') offerUndo(saving, result.record, result.before);
      if (result.kind === 'changed')
        reopen(saving, { kind: 'theirs', value: saving.column.edit?.shown(result.record) ?? '' }, result.record);
    },
    onError: (error, saving) => {
      const { row, part } = saving;
      show(row.id, (now) => ({ ...now, ...valuesOf(records.latest(row), part) }));
      if (isApiError(error, 'session') || isApiError(error, 'cancelled')) return;
      reopen(saving, reasonOf(error));
    },
  });

  return {
    openOf: (key) => cells.get(key),
    hasFocus: (key) => focused.current === key,
    setFocus: (key) => (focused.current = key),
    open: (key, text, row) => {
      focused.current = key;
      put(key, { text, row });
    },
    cancel: (key) => put(key, undefined),
    refuse: put,
    save: (saving) => {
      put(cellKey(saving.row.id, saving.column.key), undefined);
      show(saving.row.id, (row) => ({ ...row, ...saving.part }));
      write.mutate(saving);
    },
  };
}
