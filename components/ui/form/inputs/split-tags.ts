const BREAKS = /[\n\r\t,;，、；]+/;

/** The pieces of a pasted list. */
export const splitTags = (text: string): string[] =>
  text
    .split(BREAKS)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Tags without blanks and repeats, in the order they came. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter(Boolean)),
];
