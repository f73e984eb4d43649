import { csvLine, CSV_MARK, NEWLINE } from '@/lib/sheet/csv-line';

/** A CSV file in UTF-8 with the mark by which Excel recognises it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  CSV_MARK + rows.map((row) => csvLine(row) + NEWLINE).join('');
