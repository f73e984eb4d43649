import { cleanCode } from '@/lib/util/clean-code';

/** What a cell may name instead of a code. */
export type ChoiceKind =
  | 'status'
  | 'mode'
  | 'currency'
  | 'unit'
  | 'period'
  | 'flag'
  | 'country'
  | 'category'
  | 'group'
  | 'tradeTerm'
  | 'paymentTerm'
  | 'certificate';

export interface Choice {
  code: string;
  /** How it is written, in the reader's language. */
  label: string;
  /** All names under which it is understood, in both languages. */
  names: string[];
}

/** All that a sheet needs of the client, as plain data, because sheets are made and read in a worker. */
export interface SheetContext {
  locale: string;
  /** The headings by column and language. */
  heads: Record<string, Record<string, string>>;
  choices: Record<ChoiceKind, Choice[]>;
  /** Texts of the file itself. */
  texts: { sheet: string; choices: string; reason: string };
}

type Index = Map<string, string>;
const indexes = new WeakMap<Choice[], Index>();

const keyOf = (text: string) => cleanCode(text.normalize('NFKC')).replace(/\s+/g, ' ').toLowerCase();

/** Codes by every name; a name that two choices share names none of them. */
function indexOf(choices: Choice[]): Index {
  const known = indexes.get(choices);
  if (known) return known;
  const index: Index = new Map();
  const shared = new Set<string>();
  for (const { code, label, names } of choices) {
    for (const name of new Set([label, ...names].map(keyOf))) {
      if (index.has(name) && index.get(name) !== code) shared.add(name);
      index.set(name, code);
    }
  }
  shared.forEach((name) => index.delete(name));
  choices.forEach(({ code }) => index.set(keyOf(code), code));
  indexes.set(choices, index);
  return index;
}

/** The code of a choice by its code or one of its names; undefined for any other text. */
export const codeIn = (choices: Choice[], text: string): string | undefined => indexOf(choices).get(keyOf(text));

const labels = new WeakMap<Choice[], Map<string, string>>();

/** How a code is written; one that is unknown, or whose label names another too, is written as it is. */
export function labelIn(choices: Choice[], code: string): string {
  let known = labels.get(choices);
  if (!known) {
    known = new Map(choices.map((choice) => [choice.code, choice.label]));
    labels.set(choices, known);
  }
  const label = known.get(code);
  return label !== undefined && codeIn(choices, label) === code ? label : code;
}
