import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { holdSelection } from '@/lib/util/browser/hold-selection';
import { isComposing } from '@/lib/util/browser/composing';
import { isPressed } from '@/lib/state/shortcuts';
import type { VariantValues } from '../../product-values';
import { filledDown, parseTsv, pasted, PARTS, rangeOf, textOf, toTsv, withAll, withText, type Range } from './sheet';

export interface Cell {
  row: number;
  column: number;
}

interface SheetOptions {
  /** The rows as they are now, also between two renders. */
  current: () => readonly VariantValues[];
  set: (rows: readonly VariantValues[]) => void;
  /** Buffers the rows with the text of the cell that is being edited, which nothing shows but its field. */
  buffer: (rows: readonly VariantValues[]) => void;
  /** Whatever was typed must be in the form now. */
  settle: () => void;
  /** A block was pasted that has more rows or columns than there was room for. */
  onOutside: (outside: { rows: number; columns: number }) => void;
  /** A cell was left: its issues may be shown. */
  onLeave: (cell: Cell) => void;
}

const MAX_UNDO = 50;
const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const isSave = ({ nativeEvent }: KeyboardEvent) => isPressed(nativeEvent, 'save');
const idsOf = (rows: readonly VariantValues[]) => rows.map(({ id }) => id).join();

/** The cell that an event belongs to, by the attributes `data-row` and `data-column`. */
function cellAt(target: EventTarget | null): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : undefined;
  const row = Number(element?.dataset.row);
  const column = Number(element?.dataset.column);
  return element && !Number.isNaN(row) && !Number.isNaN(column) ? { row, column } : undefined;
}

/**
 * The keys and the pointer of a sheet, as spreadsheets have them: arrows move, with Shift they select; typing replaces,
 * Enter and F2 edit; Ctrl+D fills down, Ctrl+Enter fills the selection; copy, cut, paste, Delete and Ctrl+Z.
 */
export function useSheet({ current, set, buffer, settle, onOutside, onLeave }: SheetOptions) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [head, setHead] = useState<Cell>(active);
  const [editing, setEditing] = useState<{ text: string; replaces: boolean }>();
  const typed = useRef('');
  const before = useRef<readonly VariantValues[]>([]);
  const past = useRef<(readonly VariantValues[])[]>([]);
  const range = rangeOf(active, head);

  const clamp = ({ row, column }: Cell): Cell => ({
    row: Math.max(0, Math.min(current().length - 1, row)),
    column: Math.max(0, Math.min(PARTS.length - 1, column)),
  });
  const go = (cell: Cell, isSelecting = false) => {
    const to = clamp(cell);
    if (!isSelecting) setActive(to);
    setHead(to);
  };
  const remember = (rows: readonly VariantValues[]) => (past.current = [...past.current, rows].slice(-MAX_UNDO));
  const write = (rows: readonly VariantValues[]) => {
    remember(current());
    set(rows);
  };
  const withTyped = (rows: readonly VariantValues[]) =>
    rows.map((row, at) => (at === active.row ? withText(row, PARTS[active.column]!, typed.current) : row));
  const type = (text: string) => {
    typed.current = text;
    buffer(withTyped(current()));
  };
  const undo = () => {
    const rows = past.current.pop();
    const now = current();
    // Rows that the options have added or removed since cannot come back.
    if (!rows || idsOf(rows) !== idsOf(now)) past.current = [];
    // An option that has another name since keeps it.
    else set(rows.map((row, at) => (row.options === now[at]!.options ? row : { ...row, options: now[at]!.options })));
  };
  const edit = (text?: string) => {
    const row = current()[active.row];
    if (!row) return;
    before.current = current();
    typed.current = text ?? textOf(row, PARTS[active.column]!);
    setEditing({ text: typed.current, replaces: text !== undefined });
  };
  /** Takes what is typed into the row, or into all selected ones. */
  const commit = (target?: Range) => {
    if (!editing) return;
    setEditing(undefined);
    const row = before.current[active.row];
    if (target || (row && typed.current !== textOf(row, PARTS[active.column]!))) {
      remember(before.current);
      set(target ? withAll(current(), target, typed.current) : withTyped(current()));
    }
    onLeave(active);
  };
  const giveUp = () => {
    setEditing(undefined);
    const row = before.current[active.row];
    const now = current()[active.row];
    if (row && now !== row && now?.id === row.id) set(current().map((one, at) => (at === active.row ? row : one)));
  };
  const clear = () => write(withAll(current(), range, ''));

  const pressEditing = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') giveUp();
    else if (key === 'Enter') {
      const fills = ctrlKey || metaKey;
      commit(fills ? range : undefined);
      if (!fills) go({ ...active, row: active.row + (shiftKey ? -1 : 1) });
    } else if (key === 'Tab') {
      commit();
      const next = active.column + (shiftKey ? -1 : 1);
      if (next < 0 || next >= PARTS.length) return false;
      go({ ...active, column: next });
    } else if (editing?.replaces && (key === 'ArrowUp' || key === 'ArrowDown')) {
      commit();
      go({ ...active, row: active.row + STEPS[key]![0] });
    } else {
      if (isSave(event)) commit();
      return false;
    }
    return true;
  };
  const pressCell = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, altKey } = event;
    const control = event.ctrlKey || event.metaKey;
    const step = STEPS[key];
    const from = shiftKey ? head : active;
    const rows = current().length;
    if (altKey) return false;
    if (step) {
      const [down, right] = control ? [step[0] * rows, step[1] * PARTS.length] : step;
      go({ row: from.row + down, column: from.column + right }, shiftKey);
    } else if (key === 'PageDown' || key === 'PageUp')
      go({ ...from, row: from.row + (key === 'PageDown' ? 10 : -10) }, shiftKey);
    else if (key === 'Home' || key === 'End')
      go(
        { row: control ? (key === 'Home' ? 0 : rows) : from.row, column: key === 'Home' ? 0 : PARTS.length },
        shiftKey,
      );
    else if (key === 'Enter' || key === 'F2') edit();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (control && key.toLowerCase() === 'd') write(filledDown(current(), range));
    else if (control && key.toLowerCase() === 'z') undo();
    else if (control && key.toLowerCase() === 'a') {
      setActive({ row: 0, column: 0 });
      setHead({ row: rows - 1, column: PARTS.length - 1 });
    } else if (key === 'Escape' && (head.row !== active.row || head.column !== active.column)) setHead(active);
    else if (!control && key.length === 1) edit(key === ' ' ? '' : key);
    else return false;
    return true;
  };
  const isCell = (target: EventTarget) =>
    target instanceof HTMLElement && (editing !== undefined || target.dataset.column !== undefined);

  /** Firefox sends what is pasted to the last selection, although the focus may have left the sheet. */
  const takes = ({ currentTarget }: ClipboardEvent) =>
    editing === undefined && currentTarget.contains(document.activeElement);

  return {
    active,
    range,
    editing,
    type,
    edit: () => edit(),
    commit: () => commit(),
    undo,
    fillDown: () => write(filledDown(current(), range)),
    fill: write,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLElement) || target.dataset.column === undefined) return;
        holdSelection(target);
        const cell = cellAt(target);
        // A link of the error summary leads to a cell.
        if (cell && (cell.row !== active.row || cell.column !== active.column)) go(cell);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!isCell(event.target)) return;
        if (isComposing(event.nativeEvent)) {
          // An input method needs a field to compose in.
          if (!editing) edit('');
          return;
        }
        const isTaken = (editing ? pressEditing : pressCell)(event);
        // A shortcut of the page, such as saving, must find what is typed.
        if (isSave(event)) settle();
        if (!isTaken) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onMouseDown: (event: MouseEvent) => {
        const cell = cellAt(event.target);
        if (!cell || event.button !== 0 || event.target instanceof HTMLInputElement) return;
        if (editing) commit();
        go(cell, event.shiftKey);
      },
      onMouseOver: (event: MouseEvent) => {
        const cell = cellAt(event.target);
        if (cell && event.buttons === 1 && !editing) setHead(clamp(cell));
      },
      onDoubleClick: (event: MouseEvent) => {
        if (cellAt(event.target) && !editing) edit();
      },
      onCopy: (event: ClipboardEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', toTsv(current(), range));
      },
      onCut: (event: ClipboardEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', toTsv(current(), range));
        clear();
      },
      onPaste: (event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text/plain');
        // A picture or a file is not for the sheet.
        if (!takes(event) || text === '') return;
        event.preventDefault();
        const result = pasted(current(), range, parseTsv(text));
        write(result.rows);
        setActive({ row: result.range.top, column: result.range.left });
        setHead({ row: result.range.bottom, column: result.range.right });
        if (result.outside.rows + result.outside.columns > 0) onOutside(result.outside);
      },
    },
  };
}
