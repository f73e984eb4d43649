// --fix: what a program can set right without knowing the language: the order of keys, spaces, and the form of the file.
import { ENDS_IN_SPACE } from './characters.mjs';
import { withoutMark } from './json.mjs';

const isGroup = (value) => value !== null && typeof value === 'object';
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

function fixedText(key, text) {
  if (typeof text !== 'string') return text;
  const spaced = text.replace(INVISIBLE, '').replace(/\s{2,}|[\t\n\r]/g, ' ');
  return ENDS_IN_SPACE.includes(key) ? spaced.trimStart() : spaced.trim();
}

/** The keys in the order of the reference; those that it does not have stay behind them. */
function ordered(tree, base, path) {
  const names = [
    ...Object.keys(base).filter((name) => name in tree),
    ...Object.keys(tree).filter((name) => !(name in base)),
  ];
  return Object.fromEntries(
    names.map((name) => {
      const [value, other] = [tree[name], base[name]];
      const key = `${path}.${name}`;
      return [name, isGroup(value) ? ordered(value, isGroup(other) ? other : {}, key) : fixedText(key, value)];
    }),
  );
}

/** A file of messages set right, by that of the reference; as it is where it cannot be read. */
export function fixedFile(name, source, reference = source) {
  try {
    return `${JSON.stringify(ordered(JSON.parse(withoutMark(source)), JSON.parse(withoutMark(reference)), name), null, 2)}\n`;
  } catch {
    return source;
  }
}
