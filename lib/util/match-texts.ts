import type { findPinyin } from './pinyin';

/** Finds pinyin in a text; its dictionary is large, so it is loaded where it is needed. */
export type PinyinFinder = typeof findPinyin;

export type Range = readonly [start: number, end: number];

/** The lower the rank, the better the match. */
export interface Match {
  rank: number;
  ranges: readonly Range[];
}

/** Ranks: text begins with it, a word does, contains it, pinyin does, at its beginning or later; each further text adds one. */
const BEGINS = 0;
const WORD = 1;
const HOLDS = 2;
const READS = 3;

function findWord(
  text: string,
  word: string,
  pinyin: PinyinFinder | undefined,
): { rank: number; range: Range } | undefined {
  const at = text.toLowerCase().indexOf(word);
  if (at >= 0) {
    const rank = at === 0 ? BEGINS : /[\s·-]/.test(text.charAt(at - 1)) ? WORD : HOLDS;
    return { rank, range: [at, at + word.length] };
  }
  const read = pinyin?.(text, word);
  return read && { rank: read[0] === 0 ? READS : READS + 1, range: read };
}

function bestOf(texts: readonly string[], word: string, pinyin: PinyinFinder | undefined) {
  const places = texts.map((text, index) => {
    const place = findWord(text, word, pinyin);
    return place && { rank: place.rank + index, range: index === 0 ? place.range : undefined };
  });
  return places.reduce((best, place) => (place && (!best || place.rank < best.rank) ? place : best), undefined);
}

const wordsOf = (keyword: string) => keyword.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Matches a keyword against texts, the displayed one first: every word has to occur in one of them, as written or as
 * pinyin if that is loaded. `chan pin` is also tried without the space.
 */
export function matchTexts(texts: readonly string[], keyword: string, pinyin?: PinyinFinder): Match | undefined {
  const found = wordsOf(keyword).map((word) => bestOf(texts, word, pinyin));
  if (found.every((place) => place !== undefined)) {
    return {
      rank: Math.max(0, ...found.map(({ rank }) => rank)),
      ranges: found.flatMap(({ range }) => (range ? [range] : [])),
    };
  }
  const whole = bestOf(texts, keyword.toLowerCase().trim(), pinyin);
  return whole && { rank: whole.rank, ranges: whole.range ? [whole.range] : [] };
}

/** Matching entries, best first; entries of equal rank keep their order. */
export const best = <T>(list: readonly T[], matchOf: (item: T) => Match | undefined): (T & { match: Match })[] =>
  list
    .flatMap((item) => {
      const match = matchOf(item);
      return match ? [{ ...item, match }] : [];
    })
    .sort((a, b) => a.match.rank - b.match.rank);

/** Ranges of a keyword in a text of the platform; none if the platform found it by another field. */
export const rangesIn = (text: string, keyword: string): Range[] =>
  wordsOf(keyword).flatMap((word) => {
    const at = text.toLowerCase().indexOf(word);
    return at < 0 ? [] : [[at, at + word.length] as const];
  });
