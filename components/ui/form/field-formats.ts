import { isRecord } from '@/lib/util/guards';
import { filled, isBlank, textOrNone } from './blank';
import { filledRows } from './rows/filled-rows';

/** How the form stores a field, how it is sent, and how its value is displayed as text. */
export interface FieldFormat<V> {
  /** The value in the form; without a stored one, that of a new record. */
  read(stored: unknown): V;
  /** The value to send; undefined removes the field from the record. */
  write(value: V): unknown;
  shown?: 'texts' | 'pictures' | 'country' | 'year' | undefined;
  /** The values of a group. */
  parts?: Parts;
}

/** A number in a field; text while it is not a valid number. */
export type Quantity = number | string | undefined;
/** A text by language. */
export type Texts = Record<string, string>;

type ValueOf<F> = F extends { read: (stored: unknown) => infer V } ? V : never;

export const format = <V>(
  read: (stored: V | undefined) => V,
  write: (value: V) => unknown = (value) => value,
  shown?: FieldFormat<V>['shown'],
): FieldFormat<V> => ({ read: (stored) => read(stored as V | undefined), write, shown });

const text = (stored: string | undefined) => stored ?? '';
const code = (stored: string | undefined) => stored || undefined;

/** Sent exactly as typed. */
export const RAW = format<string>(text);
/** Trimmed. */
export const LINE = format<string>(text, (value) => value.trim());
/** Trimmed, and not sent if it is empty. */
export const OPTIONAL_LINE = format<string>(text, textOrNone);
/** Full-width digits and signs are converted. */
export const HALF_WIDTH = format<string>(text, (value) => value.normalize('NFKC').trim());
export const TEXTS = format<Texts>((stored) => ({ zh: '', en: '', ...stored }), filled, 'texts');
/** Not sent while it is empty in every language. */
export const OPTIONAL_TEXTS: FieldFormat<Texts> = {
  ...TEXTS,
  write: (value) => (isBlank(value) ? undefined : filled(value)),
};
/** One of a list, by its code. */
export const CHOICE = format<string | undefined>(code);
export const COUNTRY = format<string | undefined>(code, undefined, 'country');
/** Sent even if empty, so that the check requires it. */
export const sentEmpty = (of: FieldFormat<string | undefined>): FieldFormat<string | undefined> => ({
  ...of,
  write: text,
});
export const PICTURE = format<string | undefined>(code, undefined, 'pictures');
export const PICTURES = format<string[]>((stored) => stored ?? [], undefined, 'pictures');
export const WORDS = format<string[]>((stored) => stored ?? []);
export const QUANTITY = format<Quantity>((stored) => stored);
export const YEAR = format<Quantity>((stored) => stored, undefined, 'year');
export const AMOUNT = format<string | undefined>((stored) => stored);
/** A field with an initial value in new records. */
export const startsAs = <V>(initial: V) => format<V>((stored) => stored ?? initial);

type Parts = Readonly<Record<string, FieldFormat<unknown>>>;
type ValuesOfParts<P extends Parts> = { -readonly [K in keyof P]: ValueOf<P[K]> };

const readParts = <P extends Parts>(parts: P, stored: object = {}): ValuesOfParts<P> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { read }]) => [name, read((stored as Record<string, unknown>)[name])]),
  ) as ValuesOfParts<P>;

/** Several values under one name; blank ones are not sent. */
export const group = <P extends Parts>(parts: P) => ({
  ...format<ValuesOfParts<P>>(
    (stored) => readParts(parts, stored),
    (value) => (isBlank(value) ? undefined : filled(value)),
  ),
  parts,
});

/** A group to send, with what the stored one contains beside the parts that the form knows (contract 1). */
export function withOtherParts(parts: Parts | undefined, sent: unknown, stored: unknown): unknown {
  if (!parts || !isRecord(sent) || !isRecord(stored)) return sent;
  const others = Object.entries(stored).filter(([name]) => !Object.hasOwn(parts, name));
  const known = Object.entries(sent).map(([name, value]) => [
    name,
    withOtherParts(parts[name]?.parts, value, stored[name]),
  ]);
  return Object.fromEntries([...others, ...known]) as unknown;
}

/** Rows of several values; blank rows are not sent. */
export const rows = <P extends Parts>(parts: P) =>
  format<ValuesOfParts<P>[]>((stored = []) => stored.map((row) => ({ ...row, ...readParts(parts, row) })), filledRows);
