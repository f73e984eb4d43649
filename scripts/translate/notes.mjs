// What translators must know of a text, and the most characters its place has room for: messages/notes.json, by key. In a
// key * represents one part, so that *.pageTitle is about every page; the most exact key counts.

const partsOf = (key) => key.split('.');
const isPattern = (key) => key.includes('*');

/** Both as parts: every pattern is held against every text. */
const fits = (wanted, parts) =>
  wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at]);

/** Of two patterns the one that names more parts, and more of the first ones, is about fewer texts. */
const exactness = (pattern) =>
  partsOf(pattern)
    .map((part) => (part === '*' ? 0 : 1))
    .reduce((sum, one, at, all) => sum + one * 100 + one * (all.length - at), 0);

/** Finds the note of a key: `namespace.key` → `{ note, max }`, undefined where there is none. */
export function noteFinder(notes) {
  const patterns = Object.keys(notes)
    .filter(isPattern)
    .sort((a, b) => exactness(b) - exactness(a))
    .map((pattern) => ({ parts: partsOf(pattern), note: notes[pattern] }));
  const found = new Map();
  const find = (key) => {
    const parts = partsOf(key);
    const note = patterns.find((one) => fits(one.parts, parts))?.note;
    if (!Object.hasOwn(notes, key)) return note;
    return note === undefined ? notes[key] : { ...note, ...notes[key] };
  };
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key);
  };
}

/** The keys of notes that are about no text. */
export const idleNotes = (notes, keys) => {
  const known = new Set(keys);
  const split = keys.map(partsOf);
  const isAboutOne = (wanted) => split.some((parts) => fits(wanted, parts));
  return Object.keys(notes).filter((one) => !known.has(one) && !(isPattern(one) && isAboutOne(partsOf(one))));
};

/**
 * Whether nobody can guess what a text is without a note: one word, which may be a verb or a noun, a heading or a badge, or
 * nothing but arguments and marks between them. `literals`: its words without arguments.
 */
export const needsNote = (literals) =>
  literals
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length <= 1;
