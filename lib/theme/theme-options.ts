import type { ThemeOptions } from '@mui/material/styles';
import { WIDTHS } from './breakpoints';
import { typography } from './typography';

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
