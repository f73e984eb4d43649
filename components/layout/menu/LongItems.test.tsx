import { fireEvent, render, screen } from '@testing-library/react';
import { LongItems } from './LongItems';

const link = (index: number) => screen.queryByRole('link', { name: `page ${index}` });

beforeEach(() => {
  // A list in sight of ten entries.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});
afterEach(() => jest.restoreAllMocks());

it('keeps the entry that the focus goes to, though the list has not scrolled yet', () => {
  render(
    <div style={{ overflowY: 'auto' }}>
      <LongItems count={500} keyOf={String} current={-1} scrolls={false}>
        {(index) => <a href={`#/${index}`}>page {index}</a>}
      </LongItems>
    </div>,
  );
  const last = screen.getAllByRole('link').length - 1;
  expect(last).toBeLessThan(100);
  fireEvent.focusIn(link(last)!);
  const next = link(last + 1);
  expect(next).toBeInTheDocument();
  // In a browser the element loses its focus before the next one has it.
  fireEvent.focusOut(link(last)!, { relatedTarget: next });
  expect(next).toBeInTheDocument();
  fireEvent.focusIn(next!);
  expect(link(last + 2)).toBeInTheDocument();
  fireEvent.focusOut(next!, { relatedTarget: document.body });
  expect(link(last + 2)).not.toBeInTheDocument();
});
