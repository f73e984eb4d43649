// What the files of all languages together must keep to. Works on texts, so that tests can seed faults.
import { foreignWords } from './characters.mjs';
import { readMessages, withoutMark } from './json.mjs';
import { FALLBACK, SHIPPED } from './list.mjs';
import { checkMessage } from './message.mjs';
import { idleNotes, needsNote, noteFinder } from './notes.mjs';

const fileOf = (locale, namespace) => `messages/${locale}/${namespace}.json`;
const START = { key: '', line: 1, column: 1 };

/** `file:key:line:column: what is wrong`, as every problem is written. */
export const at = (file, { key, line, column }, problem) =>
  `${file}:${key === '' ? '' : `${key}:`}${line}:${column}: ${problem}`;

/** Units, examples and ends of sentences among labels. */
const LOWER_CASE = [
  ...[
    'form.search.slug',
    'home.totals.previous',
    'table.done.passedOver',
    'inquiry.quotation.days',
    'login.ssoOr',
    'login.story.line2',
  ],
  ...['material.tags.none', 'productForm.leadTimes.unit', 'shopDetail.days'],
];

/** Labels that begin in lower case, though all texts beside them do not. */
function lowerCaseLabels(name, leaves) {
  const groupOf = ({ path }) => path.slice(0, -1).join('.');
  return leaves.filter((leaf) => {
    if (!/^\p{Ll}[\p{L}’ -]*$/u.test(leaf.text ?? '') || LOWER_CASE.includes(`${name}.${leaf.key}`)) return false;
    const beside = leaves.filter((other) => other !== leaf && groupOf(other) === groupOf(leaf));
    const labels = beside.filter(({ text = '' }) => !/^[{<]/.test(text));
    return labels.length > 0 && labels.every(({ text = '' }) => !/^\p{Ll}/u.test(text));
  });
}

/** Checks one file: its form and each of its texts. Answers its keys with their arguments, undefined where it is none. */
function checkFile(locale, name, source, noteOf, report) {
  const file = fileOf(locale, name);
  const plain = withoutMark(source);
  if (plain !== source) report(file, START, 'begins with a byte order mark (--fix)');
  const { error, position, leaves, groups, twice } = readMessages(file, plain);
  if (error) {
    report(file, { ...START, ...position }, `no JSON: ${error}`);
    return undefined;
  }
  twice.forEach((entry) => report(file, entry, 'is there twice'));
  if (`${JSON.stringify(JSON.parse(plain), null, 2)}\n` !== plain && twice.length === 0) {
    report(file, START, 'is not formatted with two spaces and a final newline (--fix)');
  }
  const texts = new Map();
  for (const leaf of leaves) {
    const key = `${name}.${leaf.key}`;
    const { problems, args, literals } = checkMessage(locale, key, leaf.path, leaf.text, noteOf(key)?.max);
    problems.forEach((problem) => report(file, leaf, problem));
    if (locale === FALLBACK && literals && needsNote(literals) && !noteOf(key))
      report(file, leaf, 'is one word: say in messages/notes.json what it is and where it is shown');
    texts.set(leaf.key, { ...leaf, args, literals });
  }
  if (locale === FALLBACK)
    for (const label of lowerCaseLabels(name, leaves))
      report(file, label, 'begins in lower case, unlike those beside it');
  return { texts, groups };
}

/** The position of the closest group that is there, for a key that is not. */
function positionOf(key, { groups }) {
  const path = key.split('.');
  for (let length = path.length - 1; length > 0; length -= 1) {
    const group = groups.get(path.slice(0, length).join('.'));
    if (group) return { ...group, key };
  }
  return { ...START, key };
}

/** The same words in both languages; one word may well be the same in French and English. */
function isUntranslated(locale, text, source, literals) {
  if (text !== source) return false;
  const words = literals.flatMap(foreignWords);
  return words.length > (SHIPPED.includes(locale) ? 0 : 1);
}

/** A label of one sentence has no full stop; where the Chinese one has it, it is no label. */
const hasLabelStop = (text, reference) =>
  /^[^.!?]*(?<!\b(?:no|max|min|qty|approx))\.$/i.test(text) && !/[。.]$/.test(reference);

/** Up to so many characters an English text is a label or a button, whose place holds a translation of three times as many. */
const LABEL = 20;
const isTooLong = (text, source = '') => source.length <= LABEL && text.length > 3 * source.length + LABEL;

/** The first key that is not in the order of the reference. */
function firstOutOfOrder(here, base) {
  const order = [...base.texts.keys()].filter((key) => here.texts.has(key));
  const own = [...here.texts.keys()].filter((key) => base.texts.has(key));
  return own.find((key, index) => key !== order[index]);
}

/** Compares a file with that of the reference. Answers the keys that it lacks. */
function compare(locale, name, here, base, sourceOf, report) {
  const file = fileOf(locale, name);
  for (const [key, text] of here.texts) {
    const other = base.texts.get(key);
    if (!other) report(file, text, 'is not a key of the reference, zh');
    else if (text.args !== undefined && other.args !== undefined) {
      if (text.args !== other.args) {
        report(file, text, `takes ${text.args || 'nothing'}, but in zh ${other.args || 'nothing'}`);
      }
      if (isUntranslated(locale, text.text, sourceOf(key), text.literals)) report(file, text, 'is not translated');
      if (locale === FALLBACK && hasLabelStop(text.text, other.text)) report(file, text, 'is a label with a full stop');
      if (!SHIPPED.includes(locale) && isTooLong(text.text, sourceOf(key)))
        report(file, text, `has ${text.text.length} characters, in English ${sourceOf(key).length}`);
    }
  }
  // Another language is set right by --fix; it is no mistake of its texts.
  const moved = SHIPPED.includes(locale) ? firstOutOfOrder(here, base) : undefined;
  if (moved !== undefined) report(file, here.texts.get(moved), 'is in another order than in zh (--fix)');
  return [...base.texts.keys()].filter((key) => !here.texts.has(key));
}

/** A note that is about no text is about one that was renamed. */
function checkNotes(notes, keys, report) {
  const named = keys.map(({ name, key }) => `${name}.${key}`);
  for (const key of idleNotes(notes, named))
    report('messages/notes.json', { ...START, key }, 'is a note for a text that is not there');
}

/**
 * Checks all languages against the first. `sources` maps locale → namespace → text of its file, `notes` a key to what
 * translators must know of it. Answers the problems, the keys of the first language with their namespace, and how many
 * texts each language that is not shipped lacks, by file.
 */
export function checkTexts(sources, notes = {}) {
  const problems = [];
  const lacking = [];
  const noteOf = noteFinder(notes);
  const report = (file, position, problem) => problems.push(at(file, position, problem));
  const [first, ...others] = Object.keys(sources);
  const checked = Object.fromEntries(
    Object.keys(sources).map((locale) => [
      locale,
      new Map(
        Object.entries(sources[locale]).map(([name, text]) => [name, checkFile(locale, name, text, noteOf, report)]),
      ),
    ]),
  );
  const base = checked[first];
  const keys = [...base].flatMap(([name, file]) =>
    [...(file?.texts.values() ?? [])].map((position) => ({ ...position, file: fileOf(first, name), name })),
  );
  checkNotes(notes, keys, report);
  for (const locale of others) {
    const source = checked[locale === 'en' ? first : 'en'] ?? base;
    const missing = (name, key, position) =>
      SHIPPED.includes(locale)
        ? report(fileOf(locale, name), position, 'is missing')
        : lacking.push({ locale, file: fileOf(locale, name), key });
    for (const [name, here] of checked[locale]) {
      const reference = base.get(name);
      if (!base.has(name)) report(fileOf(locale, name), START, 'is not a file of the reference, zh');
      if (!here || !reference) continue;
      const sourceOf = (key) => source.get(name)?.texts.get(key)?.text;
      for (const key of compare(locale, name, here, reference, sourceOf, report))
        missing(name, key, positionOf(key, here));
    }
    for (const [name, file] of base) {
      if (checked[locale].has(name)) continue;
      if (SHIPPED.includes(locale)) missing(name, '', START);
      else for (const key of file?.texts.keys() ?? []) missing(name, key);
    }
  }
  return { problems, keys, lacking };
}
