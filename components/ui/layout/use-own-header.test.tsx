/** @jest-environment ./scripts/check/jest-env.ts */
import { render } from '@testing-library/react';
import { Activity } from 'react';
import { useOwnHeader } from './use-own-header';

function Screen({ isOwn }: { isOwn: boolean }) {
  useOwnHeader(isOwn);
  return null;
}
const shown = (mode: 'visible' | 'hidden', isOwn: boolean) => (
  <Activity mode={mode}>
    <Screen isOwn={isOwn} />
  </Activity>
);
const isMarked = () => document.documentElement.hasAttribute('data-own-header');

test('the document says so while the screen is in front and has a header of its own', () => {
  const { rerender, unmount } = render(shown('visible', true));
  expect(isMarked()).toBe(true);
  rerender(shown('hidden', true));
  expect(isMarked()).toBe(false);
  rerender(shown('visible', true));
  expect(isMarked()).toBe(true);
  rerender(shown('visible', false));
  expect(isMarked()).toBe(false);
  rerender(shown('visible', true));
  unmount();
  expect(isMarked()).toBe(false);
});
