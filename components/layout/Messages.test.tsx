import { act, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { parseConfig, setConfig } from '@/lib/config/config';
import { closeMessage, messagesAtom, runMessageAction, showMessage } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { Messages } from './Messages';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  store.set(messagesAtom, []);
});

test('of five changes in a row the last three are shown; the undo of an earlier one is there when a later one closes', () => {
  renderInView(<Messages />);
  const run = jest.fn();
  const ids = [1, 2, 3, 4, 5].map((turn) => {
    let id = 0;
    act(
      () => void (id = showMessage('success', `change ${turn}`, { label: 'Undo', run: () => run(turn), undoes: true })),
    );
    return id;
  });
  const shown = () =>
    screen
      .getAllByRole('status')
      .filter((toast) => !toast.hasAttribute('data-earlier'))
      .map(({ textContent }) => /change \d/.exec(textContent)?.[0])
      .join();
  expect(shown()).toBe('change 3,change 4,change 5');
  act(() => closeMessage(ids[4]!));
  act(() => closeMessage(ids[3]!));
  expect(shown()).toBe('change 1,change 2,change 3');
  act(() => runMessageAction(ids[1]!));
  expect(run.mock.calls).toEqual([[2]]);
  act(() => screen.getAllByRole('button', { name: '关闭' })[0]!.click());
  expect(shown()).toBe('change 3');
});
