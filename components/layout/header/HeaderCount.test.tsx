import { render } from '@testing-library/react';
import { HeaderCount } from './HeaderCount';

test.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a button of the header draws the count %s as %s', (count, drawn) => {
  const { container } = render(<HeaderCount count={count} />);
  expect(container.querySelector<HTMLElement>('[aria-hidden]')?.dataset.count).toBe(drawn);
});
