import { fireEvent, render, screen } from '@testing-library/react';
import { useSheet } from './use-sheet';

const nothing = () => {};

function Sheet({ settle }: { settle: () => void }) {
  const rows = [{ id: 'a', options: {}, sku: 'A', price: undefined, stock: undefined, image: undefined }];
  const { handlers } = useSheet({
    ...{ current: () => rows, set: nothing, buffer: nothing, settle, onOutside: nothing, onLeave: nothing },
  });
  return (
    <div role="grid" {...handlers}>
      <div role="gridcell" data-row={0} data-column={0} />
    </div>
  );
}

it.each([
  ['a Latin keyboard', { key: 's', code: 'KeyS' }],
  ['another script', { key: 'ы', code: 'KeyS' }],
])('puts the rows into the form before the key that saves it, on %s', (_, pressed) => {
  const settle = jest.fn();
  render(<Sheet settle={settle} />);
  fireEvent.keyDown(screen.getByRole('gridcell'), { ...pressed, ctrlKey: true });
  expect(settle).toHaveBeenCalledTimes(1);
});
