import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Sizes are in rem relative to the browser's default of 16 px, so that all of them follow a larger text setting. */
const size = (px: number, line: number, fontWeight = 400) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${line / 16}rem`,
  fontWeight,
  letterSpacing: 0,
});

export const typography: TypographyVariantsOptions = {
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
