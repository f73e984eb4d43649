import { useRef, useState } from 'react';
import type { VariantValues } from '../../product-values';
import { PARTS, textOf, withAll, withText, type Range } from './sheet';
import type { Cell } from './use-selection';

type Rows = readonly VariantValues[];

export interface ChangesOptions {
  /** The rows as they are now, also between two renders. */
  current: () => Rows;
  set: (rows: Rows) => void;
  /** Buffers the rows with the text of the cell that is being edited, which nothing shows but its field. */
  buffer: (rows: Rows) => void;
  /** A cell was left: its issues may be shown. */
  onLeave: (cell: Cell) => void;
}

const MAX_UNDO = 50;
const idsOf = (rows: Rows) => rows.map(({ id }) => id).join();

/** What changes the rows: the edit of the active cell, and writes to many; each can be undone. */
export function useChanges({ current, set, buffer, onLeave }: ChangesOptions, active: Cell) {
  const [editing, setEditing] = useState<{ text: string; replaces: boolean }>();
  const typed = useRef('');
  const before = useRef<Rows>([]);
  const past = useRef<Rows[]>([]);
  const part = PARTS[active.column]!;

  const remember = (rows: Rows) => (past.current = [...past.current, rows].slice(-MAX_UNDO));
  const withTyped = (rows: Rows) =>
    rows.map((row, at) => (at === active.row ? withText(row, part, typed.current) : row));
  return {
    editing,
    write(rows: Rows) {
      remember(current());
      set(rows);
    },
    undo() {
      const rows = past.current.pop();
      const now = current();
      // Rows that the options have added or removed since cannot come back.
      if (!rows || idsOf(rows) !== idsOf(now)) past.current = [];
      // An option that has another name since keeps it.
      else set(rows.map((row, at) => (row.options === now[at]!.options ? row : { ...row, options: now[at]!.options })));
    },
    edit(text?: string) {
      const row = current()[active.row];
      if (!row) return;
      before.current = current();
      typed.current = text ?? textOf(row, part);
      setEditing({ text: typed.current, replaces: text !== undefined });
    },
    type(text: string) {
      typed.current = text;
      buffer(withTyped(current()));
    },
    /** Takes what is typed into the row, or into all selected ones. */
    commit(target?: Range) {
      if (!editing) return;
      setEditing(undefined);
      const row = before.current[active.row];
      if (target || (row && typed.current !== textOf(row, part))) {
        remember(before.current);
        set(target ? withAll(current(), target, typed.current) : withTyped(current()));
      }
      onLeave(active);
    },
    giveUp() {
      setEditing(undefined);
      const row = before.current[active.row];
      const now = current()[active.row];
      if (row && now !== row && now?.id === row.id) set(current().map((one, at) => (at === active.row ? row : one)));
    },
  };
}
