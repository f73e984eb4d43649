import { numberText, textOfCell, type CellWithout, type FormattedCell, type ReadCell } from '@/lib/sheet/cell';
import type { Codec } from '../columns/codecs';
import type { RowFault } from './check-row';

/** A cell of the file as JSON; '' is empty. */
export type HeldCell = string | number | FormattedCell | CellWithout;

export function holdCell(cell: ReadCell): HeldCell {
  if (typeof cell === 'number') return cell;
  // A date has no text but the one that its program shows.
  if (cell instanceof Date) return { stored: textOfCell(cell) };
  return typeof cell === 'object' ? cell : textOfCell(cell);
}

type Fault = Pick<RowFault, 'key' | 'values'>;
/** What a cell says in its column, or why it says nothing. */
export interface CellText {
  text: string;
  fault?: Fault;
}

/** A code that a table program took for a number or a date: its digits are lost, and two codes may have become one. */
const DAMAGED =
  /^[+-]?\d(?:[.,]\d+)?E\+\d{2,3}$|^\d{1,2}月\d{1,2}日$|^\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;
/** Table programs keep fifteen digits. */
const MAX_EXACT = 1e15;

/** The currency that a format writes beside an amount: the stored number does not name it. */
const CURRENCY = /[A-Z]{2,3}\$?|[$€£¥]/;

const without = (key: Fault['key'], values?: Fault['values'], text = ''): CellText => ({
  text,
  fault: { key, ...(values && { values }) },
});

function numberIn({ stored, shown }: FormattedCell, codec: Codec): CellText {
  const text = textOfCell(stored);
  const currency = codec.amounts && CURRENCY.exec(shown?.normalize('NFKC') ?? '')?.[0];
  return { text: `${currency ?? ''}${text}` };
}

function writtenIn(cell: HeldCell): CellText {
  const stored = typeof cell === 'object' && 'stored' in cell ? cell.stored : cell;
  if (typeof stored === 'number' && Math.abs(stored) >= MAX_EXACT)
    return without('damaged', undefined, numberText(stored));
  if (typeof cell === 'object' && 'stored' in cell && cell.shown === undefined)
    return without('cellFormat', { stored: textOfCell(cell.stored) });
  const text = textOfCell(cell);
  return DAMAGED.test(text.trim()) ? without('damaged', undefined, text) : { text };
}

/** What a cell says: numbers as they are stored, everything else as the table program shows it. */
export function textIn(cell: HeldCell, codec: Codec): CellText {
  if (typeof cell === 'object') {
    if ('lacks' in cell) return without(cell.lacks === 'result' ? 'noResult' : 'merged');
    // Hidden by its format.
    if (cell.shown === '') return without('cellFormat', { stored: textOfCell(cell.stored) });
    if (codec.isNumber) return numberIn(cell, codec);
  }
  return codec.isNumber ? { text: textOfCell(cell) } : writtenIn(cell);
}

const plainly = (typed: string) => typed.normalize('NFKC').trim();
/** 12,5 and 0,350 and 1.250,75: no comma of thousands is there. */
const DECIMAL_COMMA = /^\D*(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?!\d{3}(?!\d))\d+|0\d*,\d+|\d{4,},\d+)\D*$/;
/** 1,250 and 1.250 are a thousand and a quarter of one, whichever sign is that of decimals. */
const EITHER = /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/;

/** The numbers in a cell that were typed as text; what a program stores as a number has no sign of its own. */
const typedNumbers = (cell: HeldCell, { numbers }: Codec): string[] =>
  typeof cell === 'string' && numbers ? numbers(cell).map(plainly) : [];

/** Whether a cell can only have been typed where the comma is the sign of decimals. */
export const showsDecimalComma = (cell: HeldCell, codec: Codec): boolean =>
  typedNumbers(cell, codec).some((number) => DECIMAL_COMMA.test(number));

/** A number that would be another one in a file whose sign of decimals is the comma. */
export const isAmbiguous = (cell: HeldCell, codec: Codec): boolean =>
  typedNumbers(cell, codec).some((number) => EITHER.test(number));
