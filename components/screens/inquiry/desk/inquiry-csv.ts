import { guardFormula } from '@/lib/sheet/formula';

const BOM = '\uFEFF';

const cellOf = (text: string): string => {
  const safe = guardFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/**
 * A CSV file in UTF-8 with the mark by which Excel recognises it. Not written by lib/sheet/csv, whose library is many
 * times as large: it is loaded by the worker of the product list only.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n';
