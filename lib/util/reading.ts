/** Signs of scripts that write without spaces: each counts as a word. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
/** A minute of silent reading. */
const SIGNS_A_MINUTE = 400;
const WORDS_A_MINUTE = 220;

/** How many words a text has (Chinese: characters, without punctuation), and how many minutes it takes to read; 0 where there is none. */
export function readingOf(text: string): { words: number; minutes: number } {
  const signs = text.match(SIGN)?.length ?? 0;
  const words = text.replace(SIGN, ' ').match(WORD)?.length ?? 0;
  const minutes = signs / SIGNS_A_MINUTE + words / WORDS_A_MINUTE;
  return { words: signs + words, minutes: minutes === 0 ? 0 : Math.max(1, Math.round(minutes)) };
}
