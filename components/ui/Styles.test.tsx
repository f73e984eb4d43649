import Paper from '@mui/material/Paper';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { appTheme } from '@/lib/theme/theme';
import { Styles } from './Styles';

/** What a theme has for components; functions are compared by what they return. */
function readable({ palette, vars, typography, breakpoints, shape, transitions, zIndex, spacing }: Theme) {
  const values = { palette, vars, typography, breakpoints, shape, transitions, zIndex, space: spacing(2) };
  return JSON.parse(JSON.stringify(values)) as object;
}

function themeIn(wrap: (seen: ReactElement) => ReactElement): object {
  let theme: Theme | undefined;
  function Seen() {
    theme = useTheme();
    return null;
  }
  render(wrap(<Seen />));
  return theme ? readable(theme) : {};
}

it('gives components the theme that MUI’s own provider gives', () => {
  const own = themeIn((seen) => <Styles theme={appTheme}>{seen}</Styles>);
  const theirs = themeIn((seen) => (
    <ThemeProvider theme={{}}>
      <ThemeProvider theme={appTheme}>{seen}</ThemeProvider>
    </ThemeProvider>
  ));
  expect(own).toEqual(theirs);
  expect(own).toMatchObject({ palette: { primary: { main: 'var(--primary-main)' } } });
});

it('gives them the defaults of the theme, and the variables that their styles refer to', () => {
  render(
    <Styles theme={appTheme}>
      <Paper role="region">note</Paper>
    </Styles>,
  );
  expect(screen.getByRole('region')).toHaveClass('MuiPaper-elevation0');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
  expect(rules.join('\n')).toContain('--mui-palette-primary-main');
  // The page's policy forbids a style element with text, which MUI writes for an outermost theme.
  expect(document.querySelector('[data-mui-layer-order]')).toBeNull();
});
