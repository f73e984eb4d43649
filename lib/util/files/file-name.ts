/** Control characters and those that change the direction of text: in a file name they only mislead. */
const MISLEADING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Visible characters; the fillers of Hangul and Braille count as letters and symbols but are blank. */
const VISIBLE = /(?![\u115f\u1160\u3164\uffa0\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const codeOf = (character: string) => `‹U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`;

/** A text of another user: unchanged if anything of it is visible, otherwise as code points. */
export const visibleText = (text: string): string =>
  text === '' || VISIBLE.test(text) ? text : [...text].map(codeOf).join('');

/**
 * The name of a received file for display: characters that change the writing direction are shown as code points, so
 * that `exe` cannot look like `pdf`.
 */
export const visibleFileName = (name: string): string => visibleText(name).replace(MISLEADING, codeOf);

/** A name split before its extension (`.pdf`); the second part is '' without one. */
export function splitEnding(name: string): [stem: string, ending: string] {
  const ending = /[^.\s]\.[^.\s]{1,10}$/.exec(name)?.[0].slice(1) ?? '';
  return [name.slice(0, name.length - ending.length), ending];
}

/** Most file systems take no longer names. */
const LONGEST_NAME = 255;

/** Names of devices in Windows, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i;

/**
 * The name of a chosen file as it is stored and shown: without the folders some browsers put before it, without
 * direction marks that make `exe.jpg` out of `gpj.exe`, not the name of a device, and at most `max` characters long with
 * its extension kept.
 */
export function safeFileName(name: string, max = LONGEST_NAME): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(MISLEADING, '').trim();
  const named = !/[^.\s]/.test(plain) ? 'file' : RESERVED.test(plain) ? `_${plain}` : plain;
  const characters = [...named];
  if (named.length <= max) return named;
  const ending = /\.[^.]{1,10}$/.exec(named)?.[0] ?? '';
  // Shortened by whole characters, so that no surrogate pair is split.
  const stem = characters.slice(0, characters.length - ending.length);
  while (stem.join('').length + ending.length > max) stem.pop();
  return `${stem.join('')}${ending}`;
}
