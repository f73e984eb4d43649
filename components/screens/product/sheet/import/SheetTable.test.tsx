import { render, screen } from '@testing-library/react';
import { SheetTable } from './SheetTable';

test.each([true, false])('a table in a dialog keeps the class that it is given, stacked on phones: %s', (stacked) => {
  render(<SheetTable className="own" stacked={stacked} aria-label="changes" />);
  expect(screen.getByRole('table', { name: 'changes' })).toHaveClass('own');
});
