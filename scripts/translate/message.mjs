// One message: what it takes, what it says, and what is wrong with it alone.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { characterProblems } from './characters.mjs';
import { wordProblems } from './words.mjs';

const MAX_DEPTH = 4;
const KEY = /^(?:[a-z][a-zA-Z0-9]*|\d+)$/;
/** So many counts are tried to find which plurals a language has: some have one of their own for millions only. */
const COUNTS = 200;

/** Words that are the same for one and for many. */
const INVARIABLE = ['inquiry.due.banner', 'inquiry.due.bannerLate', 'units.name.kg', 'units.name.dozen'];

/** A plural in one language is a number in one that has no plural. */
const KINDS = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.tag]: 'tag',
};

/** Arguments of a message, written so that equal sets are equal texts, its literal pieces and its plurals. */
function anatomy(elements, found = { args: new Set(), literals: [], plurals: [] }) {
  for (const element of elements) {
    if (element.type === TYPE.literal) found.literals.push(element.value);
    else if (element.type === TYPE.select) {
      found.args.add(`{${element.value}, select: ${Object.keys(element.options).sort().join(' ')}}`);
    } else if (element.type !== TYPE.pound) found.args.add(`{${element.value}: ${KINDS[element.type]}}`);
    if (element.type === TYPE.plural) found.plurals.push(element);
    for (const option of Object.values(element.options ?? {})) anatomy(option.value, found);
    if (element.type === TYPE.tag) anatomy(element.children, found);
  }
  return found;
}

/** The least count of each plural of a language: en has one (1) and other (0). */
function pluralsOf(locale, type) {
  const rules = new Intl.PluralRules(locale, { type });
  const found = new Map();
  for (let count = 0; count < COUNTS; count += 1) {
    const name = rules.select(count);
    found.set(name, [...(found.get(name) ?? []), count]);
  }
  return found;
}

/** A plural for a single count may be written as that count: =1 in place of one. */
function pluralProblems(locale, key, plurals) {
  if (INVARIABLE.includes(key)) return [];
  return plurals.flatMap(({ value, options, pluralType }) => {
    const missing = [...pluralsOf(locale, pluralType)].filter(
      ([name, counts]) => !(name in options) && !(counts.length === 1 && `=${counts[0]}` in options),
    );
    return missing.map(([name]) => `{${value}, plural} lacks the branch “${name}”`);
  });
}

const branchText = (option) => option.value.map(({ type, value }) => (type === TYPE.literal ? value : '#')).join('');

/** Words for several of what one word names. */
const pluralsIn = (word) => [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
const VERBS = { is: 'are', was: 'were', has: 'have' };

/** Whether the branch for one count is written as for many: by the first word in which both differ, a noun after #. */
function isSwapped({ one, other }) {
  if (!one || !other) return false;
  const [single, many] = [one, other].map((option) => branchText(option).split(/\s+/));
  const at = single.findIndex((word, index) => word !== many[index]);
  const [word, opposite] = [single[at] ?? '', many[at] ?? ''];
  // Further on it may be a verb: one matches, many match.
  const nouns = at === 1 ? pluralsIn(opposite) : [];
  return opposite !== '' && word !== opposite && [...nouns, VERBS[opposite]].includes(word);
}

/** A branch that the language never takes; and in English the plural where one is said. */
function branchProblems(locale, plurals) {
  return plurals.flatMap(({ value, options, pluralType }) => {
    const known = [...pluralsOf(locale, pluralType).keys(), 'other', 'many'];
    const idle = Object.keys(options).filter((name) => !name.startsWith('=') && !known.includes(name));
    const problems = idle.map((name) => `{${value}, plural} has a branch “${name}”, which ${locale} never takes`);
    return locale === 'en' && isSwapped(options)
      ? [...problems, `{${value}, plural} says one where many are, and many where one is`]
      : problems;
  });
}

/** A branch for a kind of count that says nothing was forgotten; one for a single count may leave its part out: =0 {}. */
const emptyBranches = (plurals) =>
  plurals.flatMap(({ value, options }) =>
    Object.entries(options)
      .filter(([name, option]) => !name.startsWith('=') && option.value.length === 0)
      .map(([name]) => `{${value}, plural} says nothing in the branch “${name}”`),
  );

/** How long a text is at most: with its longest branches, and arguments as long as their names. */
const lengthOf = (elements) =>
  elements.reduce((sum, { type, value, options, children }) => {
    if (options) return sum + Math.max(...Object.values(options).map((option) => lengthOf(option.value)));
    if (type === TYPE.tag) return sum + lengthOf(children);
    if (type === TYPE.literal) return sum + [...value].length;
    return sum + 1;
  }, 0);

/** Problems of a message; where it can be read also its arguments and its literal pieces. */
export function checkMessage(locale, key, path, text, max) {
  const problems = [];
  if (path.length > MAX_DEPTH) problems.push(`lies deeper than ${MAX_DEPTH} levels`);
  const odd = path.find((name) => !KEY.test(name));
  if (odd !== undefined) problems.push(`"${odd}" is not camelCase`);
  if (text === undefined) return { problems: [...problems, 'is no text'] };
  if (text.trim() === '') problems.push('is empty');
  let elements;
  try {
    elements = parse(text);
  } catch (error) {
    return { problems: [...problems, `does not parse: ${error.message}`] };
  }
  const { args, literals, plurals } = anatomy(elements);
  problems.push(...characterProblems(locale, key, text, literals));
  problems.push(...pluralProblems(locale, key, plurals), ...branchProblems(locale, plurals), ...emptyBranches(plurals));
  const length = lengthOf(elements);
  if (length > max) problems.push(`has ${length} characters, its place has room for ${max}`);
  problems.push(...wordProblems(locale, key, literals));
  return { problems, args: [...args].sort().join(' '), literals };
}
