// The settings as docs/configuration.md describes them.
import { readFileSync } from 'node:fs';

/** Rows of the tables whose first column is Key. */
export function documentedSettings(file) {
  const tables = readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .filter((part) => /^\| Key\s+\|/.test(part));
  return tables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => {
        const [, key = '', type = '', standard = '', meaning = ''] = row.split('|').map((cell) => cell.trim());
        return { key: key.replaceAll('`', ''), type, standard, meaning };
      }),
  );
}

/** A cell without the signs of Markdown, for readers that show plain text. */
export const plainText = (cell) => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
