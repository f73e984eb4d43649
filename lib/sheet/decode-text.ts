import { startsWithBytes } from '@/lib/util/files/first-bytes';
import { SheetFault } from './sheet-fault';

const strictly = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const isLower = (byte: number | undefined) => byte !== undefined && byte >= 0x61 && byte <= 0x7a;

/**
 * How many runs of bytes above ASCII are as in Western text, and how many as in Chinese. In GB18030 most characters are
 * two of them; in Windows-1252 each is a letter of its own, which seldom has two others beside it.
 */
function countRuns(bytes: Uint8Array) {
  const runs = { western: 0, chinese: 0, longest: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at]! < 0x80) continue;
    const start = at;
    while (at < bytes.length && bytes[at]! >= 0x80) at += 1;
    const length = at - start;
    runs.longest = Math.max(runs.longest, length);
    const isInWord = isLower(bytes[start - 1]) && isLower(bytes[at]);
    if (length === 1 || (length === 2 && isInWord)) runs.western += 1;
    else runs.chinese += 1;
  }
  return runs;
}

/** One kind of runs has to be so many times as frequent as the other. */
const CLEARLY = 3;
/** Letters with accents that follow each other in a word; more are another alphabet. */
const MAX_ACCENTS = 2;
/** Bytes that are no character of Windows-1252. */
const UNUSED = /[\u0081\u008d\u008f\u0090\u009d]/;

/** UTF-8 of which a few characters are damaged: as another encoding it would be valid and mean nothing. */
function isTornUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const [torn, whole] = [/\ufffd/g, /[^\u0000-\u007f\ufffd]/g].map((signs) => text.match(signs)?.length ?? 0) as [
    number,
    number,
  ];
  return whole > CLEARLY * torn;
}

/** GB18030, in which Chinese Excel saves CSV, or Windows-1252, in which Western Excel does; undefined if neither is clear. */
function decodeLegacy(bytes: Uint8Array): string | undefined {
  if (isTornUtf8(bytes)) return undefined;
  const { western, chinese, longest } = countRuns(bytes);
  if (western > CLEARLY * chinese && longest <= MAX_ACCENTS) {
    const text = strictly('windows-1252', bytes);
    return text === undefined || UNUSED.test(text) ? undefined : text;
  }
  return chinese > CLEARLY * western ? strictly('gb18030', bytes) : undefined;
}

/**
 * The text of a CSV file: by its byte order mark, else UTF-8, else the encoding that its bytes show. A file whose
 * encoding is not clear is refused, and so is one with null bytes, which is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = startsWithBytes(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWithBytes(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : startsWithBytes(bytes, 0xef, 0xbb, 0xbf)
        ? 'utf-8'
        : undefined;
  if (!marked && bytes.includes(0)) throw new SheetFault('notSheet');
  const text = marked ? strictly(marked, bytes) : (strictly('utf-8', bytes) ?? decodeLegacy(bytes));
  if (text === undefined) throw new SheetFault('encoding');
  if (text.includes('\0')) throw new SheetFault('notSheet');
  return text;
}
