import type { Cell } from '@/lib/sheet/cell';

/** Characters of the columns: number, product, quantity, unit price, amount. */
export const PAPER_WIDTHS = [24, 40, 16, 16, 16];

/** Amounts of the table as numbers, all else as the text that is read. */
function cellOf({ className, textContent }: Element): Cell {
  const text = textContent.replace(/\s+/g, ' ').trim();
  const amount = text.replaceAll(',', '');
  return ['price', 'amount'].includes(className) && /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : text;
}

/** The rows of a table; a cell over several rows is in the first of them, and its place in the others is empty. */
function tableRows(table: Element): Cell[][] {
  const width = table.querySelectorAll('thead th').length;
  return [...table.querySelectorAll('tr')].map(({ children }) => {
    const cells = [...children].map(cellOf);
    return [...Array<undefined>(width - cells.length), ...cells];
  });
}

/** A paper as rows of a sheet, in its own order: what it shows is what the file has. */
export function paperRows(paper: Element): Cell[][] {
  const parts = [...paper.querySelectorAll('h2, p, table, dt')].filter((part) => !part.querySelector('p, table, dt'));
  return parts.flatMap((part): Cell[][] => {
    if (part.matches('table')) return tableRows(part);
    const value = part.matches('dt') && part.nextElementSibling;
    return value ? [[cellOf(part), cellOf(value)]] : [[cellOf(part)]];
  });
}
