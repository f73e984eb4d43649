import { escapeMarkup } from '@/lib/util/markup/escape-markup';
import type { Sheet } from './cell';

/** The letters of a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** The limits of the format for the title and the text of a hint. */
const [MAX_TITLE, MAX_HINT] = [32, 255];
/** The rows below the heading that offer choices and hints. */
const LAST_ROW = 10_001;

/** `<dataValidations>` of a sheet: drop-down lists that refer to the sheet of choices, and hints at the cell. */
export function validationXml({ choices = [], hints = [] }: Sheet, choiceSheet: string): string {
  const columns = [...new Set([...choices, ...hints].map(({ column }) => column))];
  if (columns.length === 0) return '';
  const rules = columns.map((column) => {
    const at = choices.findIndex((choice) => choice.column === column);
    const options = choices[at]?.options;
    const hint = hints.find((one) => one.column === column);
    const letter = columnName(column);
    const prompt = hint
      ? ` showInputMessage="1" promptTitle="${escapeMarkup(hint.title.slice(0, MAX_TITLE))}" prompt="${escapeMarkup(hint.text.slice(0, MAX_HINT))}"`
      : '';
    // Other texts are allowed: the import understands codes, and names in the other language, too.
    const kind = options ? 'type="list" showErrorMessage="0"' : 'type="none"';
    const list = options
      ? `<formula1>'${escapeMarkup(choiceSheet.replaceAll("'", "''"))}'!$${columnName(at)}$2:$${columnName(at)}$${options.length + 1}</formula1>`
      : '';
    return `<dataValidation ${kind} allowBlank="1"${prompt} sqref="${letter}2:${letter}${LAST_ROW}">${list}</dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}
