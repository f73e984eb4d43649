/**
 * Several values in one cell: `a; b`. A value that holds a separator, a quote, a line break or outer spaces is quoted as
 * in CSV, so that every list is read as it was written. Chinese separators and line breaks are understood.
 */
const NEEDS_QUOTES = /[;；:："\r\n]|^\s|\s$|^$/;

const quoted = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const joinList = (items: readonly string[]): string => items.map(quoted).join('; ');

/** `10: 165.00; 50: 128.00` */
export const joinPairs = (pairs: readonly (readonly string[])[]): string =>
  pairs.map((parts) => parts.map(quoted).join(': ')).join('; ');

/** The parts of a text between separators that are outside of quotes. */
function split(text: string, separator: RegExp): { text: string; wasQuoted: boolean }[] {
  const parts: { text: string; wasQuoted: boolean }[] = [];
  let now = '';
  let wasQuoted = false;
  const end = () => {
    parts.push({ text: wasQuoted ? now : now.trim(), wasQuoted });
    now = '';
    wasQuoted = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === '"' && now.trim() === '' && !wasQuoted) {
      const close = /^(?:[^"]|"")*"/.exec(text.slice(at + 1));
      if (close) {
        now = close[0].slice(0, -1).replaceAll('""', '"');
        wasQuoted = true;
        at += close[0].length;
        continue;
      }
    }
    if (separator.test(char)) end();
    else if (!wasQuoted) now += char;
  }
  end();
  return parts;
}

const ITEM = /[;；\r\n]/;
const PART = /[:：]/;

export const splitList = (text: string): string[] =>
  split(text, ITEM).flatMap((part) => (part.text === '' && !part.wasQuoted ? [] : [part.text]));

const COMMA = /[,，、]/;

/** Like {@link splitList}; without any of its separators, commas separate the values. */
export function splitWords(text: string): string[] {
  const list = splitList(text);
  if (list.length !== 1) return list;
  return split(text, COMMA).flatMap((part) => (part.text === '' && !part.wasQuoted ? [] : [part.text]));
}

/** Raw items: their quotes are still needed to find the parts. */
function items(text: string): string[] {
  const found: string[] = [];
  let [start, inQuotes] = [0, false];
  for (let at = 0; at <= text.length; at += 1) {
    const char = text[at];
    if (char === '"') inQuotes = !inQuotes;
    if (char === undefined || (!inQuotes && ITEM.test(char))) {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return found.filter((item) => item.trim() !== '');
}

/** Each item with its parts; the last one takes all that remains, so that a value may hold a colon. */
export const splitPairs = (text: string, parts = 2): string[][] =>
  items(text).map((item) => {
    const found = split(item, PART);
    const head = found.slice(0, parts - 1).map((part) => part.text);
    const rest = found.slice(parts - 1);
    return [...head, ...(rest.length > 0 ? [rest.map((part) => part.text).join(':')] : [])];
  });
