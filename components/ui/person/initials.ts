const SPEAKING = /\p{L}/u;
const HAN = /^\p{Script=Han}/u;

/** The first character of a Chinese name, else the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.·-]+/).filter((word) => SPEAKING.test(word));
  const [first] = words;
  if (!first) return '?';
  const letter = (word: string) => ([...word].find((char) => SPEAKING.test(char)) ?? '').toLocaleUpperCase('en');
  if (HAN.test(first) || words.length === 1) return letter(first);
  return letter(first) + letter(words.at(-1)!);
}

/** A number below `tones`, constant for a name. */
export const toneOf = (name: string, tones: number): number =>
  [...name].reduce((sum, char) => (sum * 31 + char.codePointAt(0)!) % 9973, 7) % tones;
