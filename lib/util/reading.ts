/** Characters of scripts without spaces: each counts as a word. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
/** Speeds of silent reading. */
const SIGNS_A_MINUTE = 400;
const WORDS_A_MINUTE = 220;

/**
 * The number of words of a text (Chinese: characters, without punctuation) and the minutes it takes to read; 0 for an
 * empty text.
 */
export function readingOf(text: string): { words: number; minutes: number } {
  const signs = text.match(SIGN)?.length ?? 0;
  const words = text.replace(SIGN, ' ').match(WORD)?.length ?? 0;
  const minutes = signs / SIGNS_A_MINUTE + words / WORDS_A_MINUTE;
  return { words: signs + words, minutes: minutes === 0 ? 0 : Math.max(1, Math.round(minutes)) };
}
