import { act, renderHook } from '@testing-library/react';
import { useNewMessages } from './use-new-messages';

/** A scroller of which jsdom knows the sizes that are set here. */
function open(scrollTop: number) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'scrollHeight', { value: 1000, writable: true });
  element.scrollTop = scrollTop;
  const ref = { current: element };
  const view = renderHook(({ id, sending }) => useNewMessages(ref, { id }, { loaded: Number(id), sending }), {
    initialProps: { id: '1', sending: 0 },
  });
  const grow = (id: string, sending = 0) => {
    Object.assign(element, { scrollHeight: element.scrollHeight + 80 });
    view.rerender({ id, sending });
  };
  const scroll = (top: number) => void (element.scrollTop = top);
  return { element, grow, scroll, now: () => view.result.current };
}

it('keeps what is read in place, and says that there is a new message below', () => {
  const { element, grow, now } = open(-300);
  grow('2');
  expect(element.scrollTop).toBe(-380);
  expect(now().unseen).toBe(true);
  act(() => now().show());
  expect(element.scrollTop).toBe(0);
  expect(now().unseen).toBe(false);
});

it('shows a new message at the end at once, and forgets the hint when the reader gets there', () => {
  const { element, grow, scroll, now } = open(0);
  grow('2');
  expect([element.scrollTop, now().unseen]).toEqual([0, false]);
  scroll(-200);
  grow('3');
  expect(now().unseen).toBe(true);
  scroll(0);
  act(() => now().onScroll());
  expect(now().unseen).toBe(false);
});

it('shows what the user sends, wherever the reader was', () => {
  const { element, grow, now } = open(-300);
  grow('1', 1);
  expect(element.scrollTop).toBe(0);
  expect(now().unseen).toBe(false);
});
