/**
 * Widths of the window in CSS pixels from which the layout has more room. Style sheets (*.module.css) cannot read them
 * and write the same numbers; a test compares.
 */
export const WIDTHS = {
  narrow: 384,
  phone: 600,
  tablet: 768,
  desk: 992,
  wide: 1280,
  roomy: 1440,
  full: 1680,
} as const;

type Width = keyof typeof WIDTHS;
const widths = Object.keys(WIDTHS) as Width[];
const queries = (query: (width: Width) => string) =>
  Object.fromEntries(widths.map((width) => [width, query(width)])) as Record<Width, string>;

/** Windows of zoomed pages have fractions of a pixel: less than one ends where the next begins. */
const upTo = (width: Width) => `(max-width: ${WIDTHS[width] - 0.05}px)`;

/** Narrower than that width, as a key of a style object or for useMediaQuery. */
export const below = queries((width) => `@media ${upTo(width)}`);
/** That width and wider, likewise. */
export const from = queries((width) => `@media (min-width: ${WIDTHS[width]}px)`);

/** Where touch is likely: too narrow for the desk's frame, or with a coarse pointer. Targets are 44 px there. */
export const TOUCH = `${below.desk}, (pointer: coarse)`;

/** As a condition for `matchMedia`: phones and narrow windows, where the menu is a drawer and tabs are hidden. */
export const MOBILE = upTo('desk');

/** Phones held upright, where the header has room for the title and the most urgent buttons. */
export const PHONE = upTo('phone');

/** The narrowest phones, where not even these have room while there is long work. */
export const NARROW = upTo('narrow');
