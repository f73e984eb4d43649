import { act, fireEvent, render, screen } from '@testing-library/react';
import { TipLayer } from './TipLayer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** jsdom has no pointer events: a mouse event with a pointerType. */
const point = (target: Element, type = 'pointerover', pointerType = 'mouse') => {
  const event = new MouseEvent(type, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  act(() => void target.dispatchEvent(event));
};
const layer = () => document.querySelector('[data-tip-layer]');
const tip = () => layer()?.textContent;

function draw() {
  render(
    <>
      <button data-tip="复制">
        <svg data-testid="picture" />
      </button>
      <button data-tip="删除">x</button>
      <p>text</p>
      <TipLayer />
    </>,
  );
  const [copy, remove] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  return { copy, remove, picture: screen.getByTestId('picture'), text: screen.getByText('text') };
}

test('shows what a pointer rests on, not what it passes', () => {
  const { picture, remove, text } = draw();
  point(picture);
  pass(200);
  point(remove);
  pass(200);
  expect(tip()).toBeUndefined();
  pass(150);
  expect(tip()).toBe('删除');
  point(text);
  pass(150);
  expect(tip()).toBeUndefined();
});

test('stays while the pointer is on the tip itself', () => {
  const { copy, text } = draw();
  point(copy);
  pass(300);
  point(text);
  pass(50);
  point(layer()!);
  pass(1000);
  expect(tip()).toBe('复制');
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['scrolling', () => fireEvent.scroll(document.body)],
  ['a press', () => point(document.body, 'pointerdown')],
])('goes with %s', (_, leave) => {
  const { copy } = draw();
  point(copy);
  pass(300);
  expect(tip()).toBe('复制');
  leave();
  expect(tip()).toBeUndefined();
});

test('shows at once what the keys come to, and goes with them', () => {
  const { copy, remove } = draw();
  const seen = jest.spyOn(copy, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  act(() => copy.focus());
  expect(seen).toHaveBeenCalledWith(':focus-visible');
  expect(tip()).toBe('复制');
  jest.spyOn(remove, 'matches').mockReturnValue(false);
  act(() => remove.focus());
  expect(tip()).toBeUndefined();
});

test('shows to a finger that stays, and a moment longer', () => {
  const { copy } = draw();
  point(copy, 'pointerdown', 'touch');
  pass(600);
  expect(tip()).toBe('复制');
  point(copy, 'pointerup', 'touch');
  pass(1900);
  expect(tip()).toBe('复制');
  pass(200);
  expect(tip()).toBeUndefined();
});

test('shows nothing of what is gone by then', () => {
  const { rerender } = render(
    <>
      <button data-tip="复制" />
      <TipLayer />
    </>,
  );
  point(screen.getByRole('button'));
  rerender(
    <>
      {null}
      <TipLayer />
    </>,
  );
  pass(300);
  expect(tip()).toBeUndefined();
});
