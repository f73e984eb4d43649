/** A comma between two digits is part of a number: 1,000 W. */
const COMMAS = /[，、]|(?<!\d),|,(?!\d)/;
const OTHERS = /[\n\r\t;；]/;
const BREAKS = new RegExp(`${COMMAS.source}|${OTHERS.source}`);

/** The parts of a list in one text. `keepsCommas`: commas are part of them. */
export const splitTags = (text: string, keepsCommas = false): string[] =>
  text
    .split(keepsCommas ? OTHERS : BREAKS)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Trimmed tags without empty and repeated ones, in their order. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter(Boolean)),
];
