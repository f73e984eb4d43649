import { act, fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { useCardKeys } from './use-card-keys';

const IDS = ['1', '2', '3', '4'];

function Cards() {
  const { isStop, handlers } = useCardKeys(IDS, 'a');
  return (
    <ul {...handlers}>
      {IDS.map((id) => (
        <li key={id} data-card={id}>
          <a href={`#${id}`} tabIndex={isStop(id) ? 0 : -1}>
            open {id}
          </a>
          <input type="checkbox" aria-label={`select ${id}`} />
        </li>
      ))}
    </ul>
  );
}

/** Two cards in a line of 100 pixels each. */
function placeOf(this: Element): DOMRect {
  const at = IDS.indexOf((this as HTMLElement).dataset.card ?? '');
  return new DOMRect((at % 2) * 100, Math.floor(at / 2) * 100, 90, 90);
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeOf);
  renderInView(<Cards />);
});

test.each([
  ['ArrowRight', '1', '2'],
  ['ArrowLeft', '2', '1'],
  ['ArrowDown', '2', '4'],
  ['ArrowUp', '3', '1'],
  ['Home', '4', '1'],
  ['End', '1', '4'],
])('the key %s leads from anything in card %s to card %s, which is then in the tab order', (key, from, to) => {
  for (const start of [
    screen.getByRole('link', { name: `open ${from}` }),
    screen.getByRole('checkbox', { name: `select ${from}` }),
  ]) {
    act(() => start.focus());
    expect(fireEvent.keyDown(start, { key })).toBe(false);
    const link = screen.getByRole('link', { name: `open ${to}` });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('tabindex', '0');
  }
});

test.each([
  ['ArrowLeft', '1'],
  ['ArrowUp', '2'],
  ['ArrowDown', '3'],
  ['ArrowRight', '4'],
])('the key %s at the edge, on card %s, is the browser’s', (key, from) => {
  const link = screen.getByRole('link', { name: `open ${from}` });
  act(() => link.focus());
  expect(fireEvent.keyDown(link, { key })).toBe(true);
  expect(link).toHaveFocus();
});
