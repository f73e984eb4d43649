import { act, fireEvent, render, screen } from '@testing-library/react';
import { EndNotice } from '@/components/shared/entry/EntryMessage';
import { sessionEndAtom } from '@/lib/state/session';
import { store, StoreProvider } from '@/lib/state/store';
import { needTranslations } from '@/lib/state/translations';
import { LoginScreen } from './LoginScreen';

function show() {
  render(
    <StoreProvider store={store}>
      <LoginScreen onEnter={() => Promise.resolve()} onTurnTo={() => {}} />
    </StoreProvider>,
  );
}

test('why the session ended is there with the form: later it would move the button under a press', async () => {
  await needTranslations('zh', ['entry']);
  store.set(sessionEndAtom, { why: 'expired', message: '令牌失效', kept: false, files: 0, Notice: EndNotice });
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('令牌失效');
  expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument();
});

test.each([
  ['a mouse', true],
  ['a touch screen', false],
])('after a logout with %s the keyboard goes on in the form: %s', async (_, hovers) => {
  await needTranslations('zh', ['entry']);
  window.matchMedia = () => ({ matches: hovers }) as MediaQueryList;
  show();
  const [first] = screen.getAllByRole('textbox');
  expect(document.activeElement).toBe(hovers ? first : document.body);
});

test.each(['ArrowLeft', 'ArrowRight'])('%s chooses the other way to log in, and goes to it', async (key) => {
  await needTranslations('zh', ['entry']);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  show();
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const tabs = screen.getAllByRole('tab');
    act(() => tabs[from]!.focus());
    await act(async () => void fireEvent.keyDown(tabs[from]!, { key }));
    expect(tabs[to]).toHaveFocus();
    expect(tabs[to]).toHaveAttribute('aria-selected', 'true');
  }
});
