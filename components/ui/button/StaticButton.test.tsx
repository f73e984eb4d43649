import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { button } from '@/lib/theme/components/button';
import { StaticButton, StaticButtonLink } from './StaticButton';

it('is a button that submits nothing, and a link, with what is given to them', () => {
  render(
    <>
      <StaticButton icon={<svg />} className="own" aria-expanded>
        more
      </StaticButton>
      <StaticButtonLink variant="contained" href="#/new" aria-disabled>
        new
      </StaticButtonLink>
    </>,
  );
  expect(screen.getByRole('button', { name: 'more', expanded: true })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button')).toHaveClass('own');
  expect(screen.getByRole('button')).toHaveAttribute('data-variant', 'outlined');
  expect(screen.getByRole('link', { name: 'new' })).toHaveAttribute('href', '#/new');
  expect(screen.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
});

type Look = Record<string, string | number | object>;

/** Properties whose values differ only in how a style object and a style sheet write them. */
const SAME = ['minHeight', 'padding', 'borderRadius', 'fontSize', 'color', 'backgroundColor', 'borderColor'];

it.each([
  ['.button', undefined],
  [".button[data-size='small']", '&.MuiButton-sizeSmall'],
  [".button[data-variant='contained']", '&.MuiButton-contained'],
  [".button[data-variant='outlined']", '&.MuiButton-outlined'],
  [".button[data-variant='text']", '&.MuiButton-text'],
])('looks as the theme’s: %s', (selector, key) => {
  const root = (button?.styleOverrides as { root: Look }).root;
  const theme = (key === undefined ? root : root[key]) as Look;
  const css = readFileSync('components/ui/button/StaticButton.module.css', 'utf8');
  const rule = css.slice(css.indexOf(`  ${selector} {`)).split('}')[0]!;
  const compared = SAME.flatMap((name) => (typeof theme[name] === 'string' ? [theme[name]] : []));
  expect(compared.length).toBeGreaterThan(0);
  for (const value of compared) expect(rule).toContain(value);
});
