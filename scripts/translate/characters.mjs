// What a text of a language must not hold, character by character.
import { SHIPPED } from './list.mjs';

const HAN = '\\p{Script=Han}';
const CHINESE = new RegExp(`[${HAN}\\u3000-\\u303f\\uff01-\\uff5e]`, 'u');
const HALF_WIDTH = new RegExp(`${HAN} ?[,;:?!()]|[,;:?!()] ?${HAN}|${HAN}\\.(?:\\s|\\.|$)`, 'u');
const INVISIBLE = /[\u2028\u2029\p{Default_Ignorable_Code_Point}]/u;
/** Persian, Hindi and others are written with joiners between letters; what is written from the right has marks of it. */
const JOINERS = /[\u200c\u200d]/g;
const DIRECTIONS = /[\u200e\u200f]/g;
const FROM_RIGHT = ['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];
/** Languages whose texts may hold Chinese characters. */
const WITH_HAN = ['zh', 'ja', 'ko'];
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|hellip|[mn]dash|#\w+);/i;
const UNFINISHED = /\b(?:TODO|FIXME|XXX|TBD)\b|lorem ipsum|\?{3,}|待译|待翻译|未翻译/i;
/** What UTF-8 becomes when it is read as another encoding. */
const GARBLED = /\ufffd|[âÃ][€\u0080-\u00bf]/;
const TWICE = /([，、；：！？,;:])\1|(?<!\.)\.{2}(?!\.)/u;
const WORD_TWICE = /\b(\p{L}+) \1\b|(的|了|是|在|请|您|把|和|与|有)\2/iu;
/** A letter that only looks like one of the language: a Cyrillic С in English, a Japanese の in Chinese. */
const OTHER_SCRIPT = /(?=\p{L})[^\p{Script=Latin}\p{Script=Han}\p{Script=Common}]/gu;
/** A language is named in itself. */
const CHINESE_IN_ENGLISH = ['中文'];

/** Names that a Chinese text has in Latin letters: of products and formats, keys, units, and what is given as an example. */
const NAMES = new Set(
  `English messages WhatsApp Skype PayPal Word Excel Office csv WebP WebM IPv4 IPv6 Incoterms Home Ctrl Alt Shift Esc kB kg m
  Ningbo Santos Tema Praha Jakarta config.json loginInterception solar-pump cplb`.split(/\s+/),
);
const ADDRESS = /https?:\/\/\S*|[\w.-]+@[\w.-]+/g;
const LATIN = /[A-Za-z][\w.-]*/g;

/** Texts that are put between others, or after them. */
export const ENDS_IN_SPACE = ['chart.separator', 'chart.summary', 'material.tags.comma'];

/** The characters of simplified Chinese: those of the national standard GB 2312, by its rows in the encoding. */
function simplifiedCharacters() {
  const decoder = new TextDecoder('gbk');
  const found = new Set();
  for (let row = 0xb0; row <= 0xf7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) found.add(decoder.decode(new Uint8Array([row, cell])));
  }
  return found;
}
const SIMPLIFIED = simplifiedCharacters();

/** Words in Latin letters that are no names; abbreviations such as SKU are the same in every language. */
export const foreignWords = (text) =>
  (text.replace(ADDRESS, '').match(LATIN) ?? [])
    .map((word) => word.replace(/[.-]+$/, ''))
    .filter((word) => /[a-z]/.test(word) && !NAMES.has(word));

function chineseProblems(literals) {
  const problems = [];
  const half = literals.find((literal) => HALF_WIDTH.test(literal));
  if (half) problems.push(`half-width punctuation beside Chinese: ${half}`);
  if (literals.at(-1)?.endsWith('.')) problems.push('ends in a half-width period');
  if (literals.some((literal) => /[「」『』]/.test(literal))) problems.push('has corner quotes; instead: “ ”');
  const words = literals.flatMap(foreignWords);
  if (words.length > 0) problems.push(`English in Chinese: ${words.join(' ')}`);
  const odd = [...literals.join('')].filter((letter) => /\p{Script=Han}/u.test(letter) && !SIMPLIFIED.has(letter));
  if (odd.length > 0) problems.push(`not simplified Chinese: ${odd.join('')}`);
  return problems;
}

function spaceProblems(locale, key, text) {
  const problems = [];
  const bare = ENDS_IN_SPACE.includes(key) ? text.trimEnd() : text;
  if (text.trim() !== '' && bare !== text.trim()) problems.push('begins or ends with a space');
  if (/\s{2}|[\t\n\r]/.test(text)) problems.push('has two spaces together, or a tab or line break');
  const joined = SHIPPED.includes(locale) ? text : text.replace(JOINERS, '');
  const hidden = INVISIBLE.exec(FROM_RIGHT.includes(locale) ? joined.replace(DIRECTIONS, '') : joined)?.[0];
  if (hidden) {
    problems.push(`has an invisible character: U+${hidden.codePointAt(0).toString(16).padStart(4, '0').toUpperCase()}`);
  }
  return problems;
}

const countOf = (mark, text) => text.split(mark).length - 1;

/** Signs that are wrong in any text, or in both languages of the client. */
function signProblems(locale, text, literals) {
  const problems = [];
  const sign = literals.map((literal) => FULL_WIDTH.exec(literal)?.[0]).find(Boolean);
  if (sign) problems.push(`has a full-width letter or digit: ${sign}`);
  if (ENTITY.test(text)) problems.push(`has an HTML entity: ${ENTITY.exec(text)[0]}`);
  if (UNFINISHED.test(text)) problems.push(`is not finished: ${UNFINISHED.exec(text)[0]}`);
  const twice = literals.map((literal) => TWICE.exec(literal)?.[0]).find(Boolean);
  if (twice) problems.push(`has a mark twice: ${twice}`);
  if (GARBLED.test(text)) problems.push(`has characters of another encoding: ${GARBLED.exec(text)[0]}`);
  if (literals.some((literal) => /[{}｛｝]/.test(literal))) problems.push('has a brace that belongs to no argument');
  if (!SHIPPED.includes(locale)) return problems;
  if (/[\u00a0\u202f]/.test(text)) problems.push('has a no-break space');
  const word = literals.map((literal) => WORD_TWICE.exec(literal)?.[0]).find(Boolean);
  if (word) problems.push(`has a word twice: ${word}`);
  const whole = literals.join('');
  // An apostrophe of English is the mark that closes.
  const isPaired =
    /^(?:“”)*$/.test(whole.replace(/[^“”]/g, '')) &&
    (locale === 'zh' ? countOf('‘', whole) === countOf('’', whole) : countOf('‘', whole) <= countOf('’', whole));
  if (!isPaired) problems.push('has a quotation mark without its other one');
  return problems;
}

/** Marks as English writes them, and capitals only where a word begins or is an abbreviation. */
function englishProblems(text, literals) {
  const problems = [];
  const mark = literals.map((literal) => /\p{L} [,;:?!]|[a-z],[a-z]/iu.exec(literal)?.[0]).find(Boolean);
  if (mark) problems.push(`has a space before a mark, or none after it: ${mark}`);
  if (/^[A-Z]{2,}(?: [A-Z]{2,})+$/.test(text)) problems.push('is in capitals');
  return problems;
}

/** What is wrong with the characters of a text; `literals` are its pieces between the arguments. */
export function characterProblems(locale, key, text, literals) {
  const problems = [...spaceProblems(locale, key, text), ...signProblems(locale, text, literals)];
  if (literals.some((literal) => /\.{3}|。{2}/.test(literal))) problems.push('has three dots; instead: …');
  if (literals.some((literal) => /['"´`]/.test(literal))) {
    problems.push(`has straight quotes; instead: ${locale === 'zh' ? '‘’ “”' : '’ “ ”'}`);
  }
  const letters = SHIPPED.includes(locale) ? literals.flatMap((literal) => literal.match(OTHER_SCRIPT) ?? []) : [];
  if (letters.length > 0) problems.push(`has letters of another script: ${letters.join('')}`);
  if (locale === 'zh') problems.push(...chineseProblems(literals));
  else {
    if (locale === 'en') problems.push(...englishProblems(text, literals));
    const plain = CHINESE_IN_ENGLISH.reduce((rest, word) => rest.replaceAll(word, ''), text);
    if (locale === 'en' && CHINESE.test(plain)) problems.push(`Chinese in English: ${text}`);
    else if (!WITH_HAN.includes(locale) && /\p{Script=Han}/u.test(plain))
      problems.push(`Chinese in ${locale}: ${text}`);
  }
  return problems;
}
