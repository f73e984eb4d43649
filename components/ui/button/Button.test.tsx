import { render, screen } from '@testing-library/react';
import { Button, ButtonLink } from './Button';

it('is a button that submits nothing, and a link, with what is given to them', () => {
  render(
    <>
      <Button startIcon={<svg />} className="own" aria-expanded>
        more
      </Button>
      <ButtonLink variant="contained" href="#/new" aria-disabled>
        new
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole('button', { name: 'more', expanded: true })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button')).toHaveClass('own');
  expect(screen.getByRole('button')).toHaveAttribute('data-variant', 'outlined');
  expect(screen.getByRole('link', { name: 'new' })).toHaveAttribute('href', '#/new');
  expect(screen.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
});

it('cannot be pressed again while it loads, and keeps its name', () => {
  const { rerender } = render(<Button loading>save</Button>);
  expect(screen.getByRole('button', { name: 'save' })).toBeDisabled();
  rerender(<Button loading={false}>save</Button>);
  expect(screen.getByRole('button', { name: 'save' })).toBeEnabled();
});
