import { useState, type KeyboardEvent } from 'react';
import { PARTS, rangeOf, type Range } from './sheet';

export interface Cell {
  row: number;
  column: number;
}

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads from a cell; it may be outside the sheet. */
function targetOf(key: string, control: boolean, { row, column }: Cell, rows: number): Cell | undefined {
  const step = STEPS[key];
  if (step)
    return { row: row + step[0] * (control ? rows : 1), column: column + step[1] * (control ? PARTS.length : 1) };
  if (key === 'PageDown' || key === 'PageUp') return { row: row + (key === 'PageDown' ? 10 : -10), column };
  if (key === 'Home') return { row: control ? 0 : row, column: 0 };
  if (key === 'End') return { row: control ? rows : row, column: PARTS.length };
  return undefined;
}

/** The active cell, and the range from it to the `head`, where a selection is extended. */
export function useSelection(countRows: () => number) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [head, setHead] = useState<Cell>(active);

  const go = ({ row, column }: Cell, isSelecting = false) => {
    const to = {
      row: Math.max(0, Math.min(countRows() - 1, row)),
      column: Math.max(0, Math.min(PARTS.length - 1, column)),
    };
    if (!isSelecting) setActive(to);
    setHead(to);
  };
  const select = ({ top, bottom, left, right }: Range) => {
    setActive({ row: top, column: left });
    setHead({ row: bottom, column: right });
  };
  /** Returns whether the key moves or selects. */
  const press = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const control = ctrlKey || metaKey;
    const rows = countRows();
    const target = targetOf(key, control, shiftKey ? head : active, rows);
    if (target) go(target, shiftKey);
    else if (control && key.toLowerCase() === 'a')
      select({ top: 0, bottom: rows - 1, left: 0, right: PARTS.length - 1 });
    else if (key === 'Escape' && (head.row !== active.row || head.column !== active.column)) setHead(active);
    else return false;
    return true;
  };
  return { active, range: rangeOf(active, head), go, select, press };
}
