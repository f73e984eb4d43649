import { act, fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { store } from '@/lib/state/store';
import { maximisedAtom } from '@/lib/state/tabs';
import { loadTheme } from '@/lib/state/theme';
import { TabsBar } from './TabsBar';

beginEachEmpty();

const isMaximised = () => document.documentElement.hasAttribute('data-maximised');
function open() {
  loadTheme();
  const { unmount } = renderInView(
    <>
      <input aria-label="field" />
      <TabsBar />
    </>,
  );
  act(() => store.set(maximisedAtom, true));
  return unmount;
}
afterEach(() => store.set(maximisedAtom, false));

test.each<[string, () => HTMLElement, boolean]>([
  ['Escape on the page', () => document.body, false],
  ['Escape in a field', () => screen.getByRole('textbox', { name: 'field' }), true],
])('a page has the whole window until its end: %s', (_, target, stays) => {
  open();
  expect(isMaximised()).toBe(true);
  expect(screen.getByRole('button', { name: '还原内容' })).toBeVisible();
  fireEvent.keyDown(target(), { key: 'Escape' });
  expect(isMaximised()).toBe(stays);
  expect(screen.queryAllByRole('button', { name: '还原内容' })).toHaveLength(stays ? 1 : 0);
});

test('menu and header come back with another frame', () => {
  open()();
  expect(isMaximised()).toBe(false);
});
