const BREAKS = /[\n\r\t,;，、；]+/;

/** The parts of a pasted list. */
export const splitTags = (text: string): string[] =>
  text
    .split(BREAKS)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Trimmed tags without empty and repeated ones, in their order. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter(Boolean)),
];
