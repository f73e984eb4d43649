import { dict } from 'pinyin-match/src/simplified_dict.js';

let readings: Map<string, string[]> | undefined;

/** The readings of a character, from the dictionary's entries “syllable: characters”. */
function readingsOf(char: string): readonly string[] {
  if (!readings) {
    readings = new Map();
    for (const [syllable, chars] of Object.entries(dict)) {
      for (const one of chars) readings.set(one, [...(readings.get(one) ?? []), syllable]);
    }
  }
  return readings.get(char) ?? [];
}

const INITIAL = /^[zcs]h/;

/**
 * The index in the letters after one syllable: after all of it, its first letter, or its zh, ch, sh. Infinity if the
 * letters end within it.
 */
function steps(syllable: string, letters: string, at: number): number[] {
  const rest = letters.slice(at);
  if (syllable.startsWith(rest)) return [Infinity];
  const double = INITIAL.exec(syllable)?.[0];
  const heads = [syllable, syllable.charAt(0), ...(double ? [double] : [])];
  return heads.filter((head) => rest.startsWith(head)).map((head) => at + head.length);
}

/**
 * The part of a Chinese text whose pinyin matches Latin letters (`cplb`, `chanpin` or `chanplb` in 产品列表), as start and
 * end index. Each pair of character and letter is compared once, so that the time stays linear in both.
 */
export function findPinyin(text: string, typed: string): [start: number, end: number] | undefined {
  const letters = typed.toLowerCase().replaceAll('ü', 'v').replace(/[\s']/g, '');
  if (!/^[a-z]+$/.test(letters)) return undefined;
  const chars = text.split('');
  const dead = new Set<string>();
  const endFrom = (char: number, at: number): number | undefined => {
    const key = `${char} ${at}`;
    if (char >= chars.length || dead.has(key)) return undefined;
    for (const next of readingsOf(chars[char]!).flatMap((syllable) => steps(syllable, letters, at))) {
      const end = next === Infinity ? char + 1 : endFrom(char + 1, next);
      if (end !== undefined) return end;
    }
    dead.add(key);
    return undefined;
  };
  for (let start = 0; start < chars.length; start += 1) {
    const end = endFrom(start, 0);
    if (end !== undefined) return [start, end];
  }
  return undefined;
}
