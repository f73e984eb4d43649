import type { ThemeOptions, TypographyVariantsOptions } from '@mui/material/styles';
import { WIDTHS } from './breakpoints';

/** Sizes are in rem relative to the browser's default of 16 px, so that all of them follow a larger text setting. */
const size = (px: number, line: number, fontWeight = 400) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${line / 16}rem`,
  fontWeight,
  letterSpacing: 0,
});

const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--font-sans)',
  fontSize: 14,
  fontWeightBold: 600,
  h1: { ...size(20, 28, 600), letterSpacing: '-.005em' },
  h2: size(16, 24, 600),
  h3: size(14, 22, 600),
  h4: size(14, 22, 600),
  h5: size(24, 32, 600),
  h6: size(15, 22, 600),
  subtitle1: size(14, 22, 600),
  subtitle2: size(13, 20, 500),
  body1: size(14, 22),
  body2: size(13, 20),
  caption: size(12, 18),
  button: { ...size(14, 20, 500), textTransform: 'none' },
};

/** The one curve of all that moves (board: motion). */
const CURVE = 'cubic-bezier(.2,.8,.2,1)';

/** A semantic colour whose shades are CSS variables, so that nothing is computed in JavaScript. */
const tone = (name: string) => ({
  main: `var(--${name}-main)`,
  light: `var(--${name}-soft)`,
  dark: `var(--${name}-text)`,
  contrastText: `var(--${name}-on)`,
});

/**
 * What the themes of all pages share: colours as CSS variables of app/tokens.css, so that skin, scheme and background
 * change by an attribute on <html> without a render. It contains no texts: components get their labels where they are
 * used.
 */
export const themeOptions = {
  // nativeColor mixes shades in CSS, because JavaScript cannot read the values var(--…).
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  breakpoints: { values: { xs: 0, sm: WIDTHS.phone, md: WIDTHS.desk, lg: WIDTHS.wide, xl: WIDTHS.full } },
  shape: { borderRadius: 'var(--radius-control)' },
  typography,
  transitions: {
    easing: { easeInOut: CURVE, easeOut: CURVE, easeIn: CURVE, sharp: CURVE },
    duration: { enteringScreen: 240, leavingScreen: 180, standard: 180, short: 180, shorter: 120, shortest: 120 },
  },
  focusVisible: { outlineColor: 'var(--focus-ring)' },
  palette: {
    primary: {
      main: 'var(--primary-main)',
      light: 'var(--primary-soft)',
      dark: 'var(--primary-hover)',
      contrastText: 'var(--primary-on-primary)',
    },
    secondary: tone('neutral'),
    error: tone('error'),
    warning: tone('warning'),
    info: tone('info'),
    success: tone('success'),
    text: { primary: 'var(--text-primary)', secondary: 'var(--text-secondary)', disabled: 'var(--text-disabled)' },
    background: { default: 'var(--surface-canvas)', paper: 'var(--surface-base)' },
    divider: 'var(--border-subtle)',
    action: {
      active: 'var(--text-secondary)',
      hover: 'var(--surface-hover)',
      selected: 'var(--surface-selected)',
      disabled: 'var(--text-disabled)',
      disabledBackground: 'var(--surface-pressed)',
      focus: 'var(--surface-hover)',
    },
  },
} satisfies ThemeOptions;
