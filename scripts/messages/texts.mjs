// Rules for each message and for the languages together. Works on texts, so that tests can add mistakes.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { FALLBACK, REFERENCE } from './list.mjs';
import { wordProblems } from './words.mjs';

/** Languages that must have every text; what others lack is shown in the fallback. */
const COMPLETE = [REFERENCE, FALLBACK];

const MAX_DEPTH = 4;
const KEY = /^(?:[a-z][a-zA-Z0-9]*|\d+)$/;
/** Chinese allowed in English texts: the language's own name. */
const CHINESE_IN_ENGLISH = ['中文'];
const HAN = '\\p{Script=Han}';
const CHINESE = new RegExp(`[${HAN}\\u3000-\\u303f\\uff01-\\uff5e]`, 'u');
const HALF_WIDTH = new RegExp(`${HAN} ?[,;:?!()]|[,;:?!()] ?${HAN}|${HAN}\\.(?:\\s|\\.|$)`, 'u');

function flatten(tree, path = []) {
  return Object.entries(tree).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' ? flatten(value, [...path, key]) : [[[...path, key], value]],
  );
}

/** A plural in one language corresponds to a number in one without plurals. */
const KINDS = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.tag]: 'tag',
};

/** Arguments of a message, normalized so that equal sets are equal strings, and its literal pieces. */
function anatomy(elements, found = { args: new Set(), literals: [] }) {
  for (const element of elements) {
    if (element.type === TYPE.literal) found.literals.push(element.value);
    else if (element.type === TYPE.select) {
      found.args.add(`{${element.value}, select: ${Object.keys(element.options).sort().join(' ')}}`);
    } else if (element.type !== TYPE.pound) found.args.add(`{${element.value}: ${KINDS[element.type]}}`);
    for (const option of Object.values(element.options ?? {})) anatomy(option.value, found);
    if (element.type === TYPE.tag) anatomy(element.children, found);
  }
  return found;
}

function textProblems(locale, name, path, text) {
  const problems = [];
  if (path.length > MAX_DEPTH) problems.push(`lies deeper than ${MAX_DEPTH} levels`);
  const odd = path.find((key) => !KEY.test(key));
  if (odd !== undefined) problems.push(`"${odd}" is not camelCase`);
  if (typeof text !== 'string') return { problems: [...problems, 'is no text'] };
  if (text.trim() === '') problems.push('is empty');
  let parsed;
  try {
    parsed = anatomy(parse(text));
  } catch (error) {
    return { problems: [...problems, `does not parse: ${error.message}`] };
  }
  const plain = CHINESE_IN_ENGLISH.reduce((rest, word) => rest.replaceAll(word, ''), text);
  if (locale === 'en' && CHINESE.test(plain)) problems.push(`Chinese in English: ${text}`);
  const half = locale === 'zh' && parsed.literals.find((literal) => HALF_WIDTH.test(literal));
  if (half) problems.push(`half-width punctuation beside Chinese: ${half}`);
  problems.push(...wordProblems(locale, [name, ...path].join('.'), parsed.literals));
  return { problems, args: [...parsed.args].sort().join(' ') };
}

const fileOf = (locale, namespace) => `messages/${locale}/${namespace}.json`;

function checkFile(locale, name, source, report) {
  const file = fileOf(locale, name);
  const keys = new Map();
  let tree;
  try {
    tree = JSON.parse(source);
  } catch (error) {
    report(file, '', `no JSON: ${error.message}`);
    return keys;
  }
  if (`${JSON.stringify(tree, null, 2)}\n` !== source) {
    report(file, '', 'is not formatted with two spaces and a final newline, or names a key twice');
  }
  for (const [path, text] of flatten(tree)) {
    const key = path.join('.');
    const { problems, args } = textProblems(locale, name, path, text);
    problems.forEach((problem) => report(file, key, problem));
    keys.set(key, args);
  }
  return keys;
}

/**
 * Checks all languages against the first. `sources` maps locale → namespace → text of its file. Returns the problems as
 * `file:key: problem`, and the keys of the first language with their namespace.
 */
export function checkTexts(sources) {
  const problems = [];
  const report = (file, key, problem) => problems.push(`${file}:${key}: ${problem}`);
  const [first, ...others] = Object.keys(sources);
  const checked = (locale) =>
    new Map(Object.entries(sources[locale]).map(([name, text]) => [name, checkFile(locale, name, text, report)]));
  const base = checked(first);
  for (const locale of others) {
    const here = checked(locale);
    for (const name of new Set([...base.keys(), ...here.keys()])) {
      const [left, right] = [base.get(name), here.get(name)];
      if (!left || !right) {
        if (COMPLETE.includes(locale)) report(fileOf(left ? locale : first, name), '', 'is missing');
        else if (!left) report(fileOf(locale, name), '', `is not a file of ${first}`);
        continue;
      }
      for (const key of new Set([...left.keys(), ...right.keys()])) {
        if (!left.has(key) || !right.has(key)) {
          if (COMPLETE.includes(locale)) report(fileOf(left.has(key) ? locale : first, name), key, 'is missing');
          else if (!left.has(key)) report(fileOf(locale, name), key, `is not a key of ${first}`);
        } else if (left.get(key) !== undefined && right.get(key) !== undefined && left.get(key) !== right.get(key)) {
          report(
            fileOf(locale, name),
            key,
            `takes ${right.get(key) || 'nothing'}, but in ${first} ${left.get(key) || 'nothing'}`,
          );
        }
      }
    }
  }
  const keys = [...base].flatMap(([name, entries]) =>
    [...entries.keys()].map((key) => ({ file: fileOf(first, name), name, key })),
  );
  return { problems, keys };
}
