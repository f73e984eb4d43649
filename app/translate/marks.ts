/** A text as it is in the files: `messages/zh/home.json:12 refresh`. */
export interface SourcePosition {
  file: string;
  key: string;
  line: number;
}

const positions: SourcePosition[] = [];
const START = '\u2060';
/** Invisible characters, which no text in the files may contain (npm run i18n:check). */
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const BASE = DIGITS.length;
const MARK = new RegExp(`${START}([${DIGITS.join('')}]+)`, 'gu');

/** A text that knows its position, by invisible characters at its end. */
export function marked(text: string, position: SourcePosition): string {
  const number = (positions.push(position) - 1).toString(BASE);
  return text + START + [...number].map((digit) => DIGITS[Number(digit)]).join('');
}

/** The positions of the texts in what is shown, each once. */
export function positionsIn(shown: string): SourcePosition[] {
  const numbers = [...shown.matchAll(MARK)].map(([, digits = '']) =>
    parseInt([...digits].map((digit) => DIGITS.indexOf(digit)).join(''), BASE),
  );
  return [...new Set(numbers)].flatMap((number) => positions[number] ?? []);
}
