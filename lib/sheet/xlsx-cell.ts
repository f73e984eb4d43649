import type { CellObject } from 'write-excel-file/universal';
import { sentDecimals } from '@/lib/util/money';
import type { Cell } from './cell';

/** Control characters that XML cannot hold, CR, which XML turns into LF, and texts that look like their replacement. */
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const escaped = (text: string) =>
  text.replace(UNSAFE, (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

export const MOMENT = 'yyyy-mm-dd hh:mm';

/** A sheet has no zone: the moment is written as the reader's clock shows it. */
function onClock(iso: string): Date {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
}

export function moneyFormat(currency: string): string {
  const decimals = sentDecimals(currency);
  return `[$${currency}] #,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
}

export function typed(cell: Cell): CellObject | undefined {
  if (cell === undefined || cell === '') return undefined;
  // Always a text, never a formula: only the type Formula is executed.
  if (typeof cell === 'string') return { value: escaped(cell), type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  if ('at' in cell) return { value: onClock(cell.at), type: Date, format: MOMENT };
  const value = Number(cell.amount);
  // An amount with more digits than a number can hold stays a text.
  if (cell.amount.replace(/\D/g, '').length > 15 || !Number.isFinite(value))
    return { value: escaped(cell.amount), type: String };
  return { value, type: Number, ...(/^[A-Z]{3}$/.test(cell.currency) && { format: moneyFormat(cell.currency) }) };
}

export const heading = (cell: Cell): CellObject => ({
  value: escaped(String(cell ?? '')),
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#EEF2F8',
});

/** A name without the signs that the format forbids there, and not longer than it allows. */
export const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
