import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { VariantValues } from '../../product-values';
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

const rowOf = (id: string, color: string): VariantValues => ({
  ...{ id, options: { Color: color }, sku: id, price: '5', stock: 1, image: undefined },
});

/** A sheet whose rows are in `held`, as those of a form. */
function setupRows() {
  const held = { rows: [rowOf('a', 'red'), rowOf('b', 'blue')] as readonly VariantValues[] };
  function Held() {
    const [, redraw] = useState(0);
    const set = (rows: readonly VariantValues[]) => {
      held.rows = rows;
      redraw((count) => count + 1);
    };
    const { handlers } = useSheet({
      ...{ current: () => held.rows, set, buffer: nothing, settle: nothing, onOutside: nothing, onLeave: nothing },
    });
    return (
      <div role="grid" {...handlers}>
        <div role="gridcell" tabIndex={0} data-row={0} data-column={1} />
      </div>
    );
  }
  render(<Held />);
  const cell = screen.getByRole('gridcell');
  act(() => cell.focus());
  const paste = (text: string) => fireEvent.paste(cell, { clipboardData: { getData: () => text } });
  return { held, cell, paste, press: (key: string, more = {}) => fireEvent.keyDown(cell, { key, ...more }) };
}

it('the undo brings values back, and not the names that options had', () => {
  const { held, cell, paste, press } = setupRows();
  fireEvent.mouseDown(cell, { button: 0 });
  paste('7');
  expect(held.rows[0]?.price).toBe('7');
  held.rows = held.rows.map((row) => ({ ...row, options: { Colour: Object.values(row.options)[0]! } }));
  press('z', { ctrlKey: true });
  expect(held.rows).toMatchObject([
    { price: '5', options: { Colour: 'red' } },
    { price: '5', options: { Colour: 'blue' } },
  ]);
  expect(held.rows[0]?.options).not.toHaveProperty('Color');
});

it('a clipboard without text, such as a picture, empties no cell', () => {
  const { held, press, paste } = setupRows();
  press('a', { ctrlKey: true });
  expect(paste('')).toBe(true);
  expect(held.rows).toMatchObject([
    { sku: 'a', price: '5', stock: 1 },
    { sku: 'b', price: '5', stock: 1 },
  ]);
});

it('a cell that is entered holds the selection, to which Firefox sends what is pasted and copied', () => {
  const { cell } = setupRows();
  getSelection()?.removeAllRanges();
  fireEvent.focus(cell);
  expect(getSelection()?.anchorNode).toBe(cell);
});

it('takes nothing that Firefox sends to the last selection while the focus is elsewhere', () => {
  const { held, cell, paste } = setupRows();
  fireEvent.mouseDown(cell, { button: 0 });
  act(() => cell.blur());
  paste('7');
  expect(held.rows[0]?.price).toBe('5');
});
