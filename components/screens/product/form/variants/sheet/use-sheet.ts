import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { parseTsv } from '@/lib/sheet/tsv';
import { isPressed } from '@/lib/state/shortcuts';
import { isComposing } from '@/lib/util/browser/composing';
import { holdSelection } from '@/lib/util/browser/hold-selection';
import { filledDown, pasted, PARTS, toTsv, withAll } from './sheet';
import { useChanges, type ChangesOptions } from './use-changes';
import { useSelection, type Cell } from './use-selection';

interface SheetOptions extends ChangesOptions {
  /** Whatever was typed must be in the form now. */
  settle: () => void;
  /** A block was pasted that has more rows or columns than there was room for. */
  onOutside: (outside: { rows: number; columns: number }) => void;
}

const isSave = ({ nativeEvent }: KeyboardEvent) => isPressed(nativeEvent, 'save');

/** The cell that an event belongs to, by the attributes `data-row` and `data-column`. */
function cellAt(target: EventTarget | null): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : undefined;
  const row = Number(element?.dataset.row);
  const column = Number(element?.dataset.column);
  return element && !Number.isNaN(row) && !Number.isNaN(column) ? { row, column } : undefined;
}

type Selection = ReturnType<typeof useSelection>;
type Changes = ReturnType<typeof useChanges>;

/** Returns whether the key is for the field of the cell that is being edited. */
function pressEditing(event: KeyboardEvent, { active, range, go }: Selection, changes: Changes): boolean {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  const { editing, commit, giveUp } = changes;
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
    go({ ...active, row: active.row + (key === 'ArrowUp' ? -1 : 1) });
  } else {
    if (isSave(event)) commit();
    return false;
  }
  return true;
}

/**
 * The keys and the pointer of a sheet, as spreadsheets have them: arrows move, with Shift they select; typing replaces,
 * Enter and F2 edit; Ctrl+D fills down, Ctrl+Enter fills the selection; copy, cut, paste, Delete and Ctrl+Z.
 */
export function useSheet(options: SheetOptions) {
  const { current, settle, onOutside } = options;
  const selection = useSelection(() => current().length);
  const { active, range, go, select } = selection;
  const changes = useChanges(options, active);
  const { editing, write, undo, edit, type, commit } = changes;
  const fillDown = () => write(filledDown(current(), range));
  const clear = () => write(withAll(current(), range, ''));

  const pressCell = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    if (selection.press(event)) return true;
    if (key === 'Enter' || key === 'F2') edit();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (control && key.toLowerCase() === 'd') fillDown();
    else if (control && key.toLowerCase() === 'z') undo();
    else if (!control && key.length === 1) edit(key === ' ' ? '' : key);
    else return false;
    return true;
  };
  const isCell = (target: EventTarget) =>
    target instanceof HTMLElement && (editing !== undefined || target.dataset.column !== undefined);

  /** Firefox sends what is pasted to the last selection, although the focus may have left the sheet. */
  const takes = ({ currentTarget }: ClipboardEvent) =>
    editing === undefined && currentTarget.contains(document.activeElement);
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTsv(current(), range));
  };

  return {
    ...{ active, range, editing, type, edit, commit, undo, fillDown, fill: write },
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
        const isTaken = editing ? pressEditing(event, selection, changes) : pressCell(event);
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
        if (cell && event.buttons === 1 && !editing) go(cell, true);
      },
      onDoubleClick: (event: MouseEvent) => {
        if (cellAt(event.target) && !editing) edit();
      },
      onCopy: (event: ClipboardEvent) => {
        if (takes(event)) copy(event);
      },
      onCut: (event: ClipboardEvent) => {
        if (!takes(event)) return;
        copy(event);
        clear();
      },
      onPaste: (event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text/plain');
        // A picture or a file is not for the sheet.
        if (!takes(event) || text === '') return;
        event.preventDefault();
        const result = pasted(current(), range, parseTsv(text));
        write(result.rows);
        select(result.range);
        if (result.outside.rows + result.outside.columns > 0) onOutside(result.outside);
      },
    },
  };
}
