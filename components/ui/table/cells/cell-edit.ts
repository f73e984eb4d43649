import type { Issue } from '@/components/ui/form/issues/issues';

/** How a value is changed in its cell. */
export interface CellEdit<T> {
  /** The text to edit; undefined: this row's value has more parts than one text. */
  textOf?: (row: T) => string | undefined;
  /** The fields that a text sets, or why it cannot be saved. */
  read?: (row: T, text: string) => CellReading<T>;
  /** The value as it is shown, for names and messages. */
  shown: (row: T) => string;
  /** A short text before the input, such as a currency. */
  unit?: (row: T) => string | undefined;
}

export type CellReading<T> = { part: Partial<T> } | { issue: Pick<Issue, 'key' | 'values'> };

/** Why a value was not saved: a rule, a text of the platform, or another value that somebody else has set. */
export type CellError =
  | { kind: 'issue'; issue: Pick<Issue, 'key' | 'values'> }
  | { kind: 'text'; text: string }
  | { kind: 'theirs'; value: string };

/** A cell that is being edited, or whose value was refused: its text is kept until it is saved or given up. */
export interface OpenCell<T> {
  text: string;
  /** The row as it was when the editor was opened: what is typed is meant for its value, not for a later one. */
  row?: T;
  error?: CellError;
  /** The fields that were refused, for a value that is no text. */
  part?: Partial<T>;
}

/** What a cell needs to let its value be changed. */
export interface Cell<T> {
  /** Attributes of the button that opens the editor. */
  button: CellButton;
  /** Saves fields at once, for values that a press changes. */
  save: (part: Partial<T>) => void;
  open: OpenCell<T> | undefined;
  cancel: () => void;
}

export interface CellButton {
  ref: (button: HTMLElement | null) => void;
  'aria-label': string;
  'data-cell': string;
  onClick: () => void;
}

export const cellKey = (id: string, column: string) => `${id} ${column}`;

const CELL = '[data-cell]';

/** Whether a cell is among those that its user sees: lists that are kept in memory have cells, too. */
export const isOnScreen = (key: string): boolean =>
  [...document.querySelectorAll<HTMLElement>(CELL)].some(
    (cell) => cell.dataset.cell === key && (cell.checkVisibility?.() ?? true),
  );

/** The editable cell after or before another one, in reading order. */
export function neighbour(cell: HTMLElement, step: -1 | 1): HTMLElement | undefined {
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>(CELL) ?? [])];
  const at = cells.findIndex((other) => other === cell || other.contains(cell));
  return at < 0 ? undefined : cells[at + step];
}

/** Opens the editor of a cell; a switch, or an editor that is open, gets the focus. */
export function enter(cell: HTMLElement): void {
  (cell.querySelector('input') ?? cell).focus();
  if (cell instanceof HTMLButtonElement) cell.click();
}
