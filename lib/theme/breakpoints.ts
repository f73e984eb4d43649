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
const conditions = (condition: (width: number) => string) =>
  Object.fromEntries(widths.map((width) => [width, condition(WIDTHS[width])])) as Record<Width, string>;

/**
 * Narrower than that width, as a condition of a media query. Windows of zoomed pages have fractions of a pixel: less than
 * one ends where the next begins.
 */
export const below = conditions((width) => `(max-width: ${width - 0.05}px)`);
/** That width and wider, likewise. */
export const from = conditions((width) => `(min-width: ${width}px)`);

/** Where touch is likely, as a key of a style object: too narrow for the desk's frame, or with a coarse pointer. Targets are 44 px there. */
export const TOUCH = `@media ${below.desk}, (pointer: coarse)`;
