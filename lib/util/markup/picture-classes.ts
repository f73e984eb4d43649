/**
 * Size and alignment of a picture in a text, as classes: the page's policy forbids inline styles. The contract names
 * them, so that the platform draws them for buyers (docs/platform.md).
 */

export const PICTURE_SIZES = ['small', 'medium', 'full'] as const;
export const PICTURE_ALIGNS = ['start', 'center', 'end'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export type PictureAlign = (typeof PICTURE_ALIGNS)[number];

const NAMES = [...PICTURE_SIZES, ...PICTURE_ALIGNS];
const CLASSES = new Set(NAMES.map((name) => `picture-${name}`));

export const pictureClasses = (...names: (PictureSize | PictureAlign | null | undefined)[]): string =>
  names.flatMap((name) => (name ? [`picture-${name}`] : [])).join(' ');

/** The known ones among the classes of an element; '' for none. */
export const knownPictureClasses = (classes: string): string =>
  classes
    .split(/\s+/)
    .filter((name) => CLASSES.has(name))
    .join(' ');

/** The value of one of the two lists that an element has. */
export const pictureValue = <T extends string>(element: Element, values: readonly T[]): T | null =>
  values.find((value) => element.classList.contains(`picture-${value}`)) ?? null;
