import type { QueryKey } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { placed } from '@/components/ui/drag/use-order';
import { useUndo } from '../changes/use-undo';
import { inOrderOf, movedIn } from './row-order';

export interface OrderOptions<T> {
  /** Moves a record before another one, or to the end. */
  save: (id: string, before: string | undefined) => Promise<unknown>;
  /** The record after the last row of this page; undefined if there is none. */
  following: () => Promise<string | undefined>;
  nameOf: (row: T) => string;
  /** The queries that show the order. */
  invalidates: QueryKey[];
}

export interface RowOrder {
  ids: readonly string[];
  set: (ids: string[]) => void;
  /** Moves a row by one place; at the ends nothing happens. */
  step: (id: string, by: -1 | 1) => void;
}

const keyOf = (row: { id: string }) => row.id;

/**
 * The supplier's own order of a list's rows. A move is shown at once and written after those before it; one that fails
 * goes back.
 */
export function useRowOrder<T extends { id: string }>(options: OrderOptions<T> | undefined, rows: readonly T[]) {
  const t = useTranslations('table.order');
  const [state, setState] = useState<{ rows: readonly T[]; ids: readonly string[] }>();
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  const meta = { invalidates: options?.invalidates ?? [] };
  const undo = useUndo<T>({ meta, nameOf: (row) => options?.nameOf(row) ?? '' });
  // Once the platform has answered, its order counts.
  const shown = state?.rows === rows && options ? inOrderOf(rows, state.ids, keyOf) : rows;
  const ids = shown.map(keyOf);

  const beforeOf = async (order: readonly string[], id: string) =>
    order[order.indexOf(id) + 1] ?? (await options?.following());
  const write = useWrite({
    meta,
    mutationFn: ({ id, from, to }: { id: string; from: readonly string[]; to: readonly string[] }) => {
      const run = async () => {
        const back = await beforeOf(from, id);
        await options?.save(id, await beforeOf(to, id));
        return back;
      };
      const result = tail.current.then(run, run);
      tail.current = result;
      return result;
    },
    onSuccess: (back, { id, to }) => {
      const row = rows.find((one) => one.id === id);
      if (!row) return;
      const values = { name: options?.nameOf(row) ?? '', position: to.indexOf(id) + 1 };
      const run = async () => {
        await options?.save(id, back);
        return [];
      };
      undo.offer('success', t('moved', values), [{ rows: [row], run }]);
    },
    onError: () => setState(undefined),
  });
  const set = (next: readonly string[], id = movedIn(ids, next)) => {
    if (id === undefined) return;
    setState({ rows, ids: next });
    write.mutate({ id, from: ids, to: next });
  };
  const order: RowOrder | undefined = options && {
    ids,
    set: (next) => set(next),
    step: (id, by) => {
      const to = ids.indexOf(id) + by;
      if (to >= 0 && to < ids.length) set(placed(ids, id, to), id);
    },
  };
  /** The same by buttons, for those who neither drag nor use keys. */
  const actionsOf = ({ id }: T): MenuAction[] => {
    const move = (by: -1 | 1) => () => order?.step(id, by);
    return [
      { key: 'up', label: t('up'), icon: ArrowUp, disabled: id === ids[0], run: move(-1) },
      { key: 'down', label: t('down'), icon: ArrowDown, disabled: id === ids.at(-1), run: move(1) },
    ];
  };
  return { rows: shown, order, actionsOf };
}
