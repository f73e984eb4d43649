import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import type { Upload } from '@/lib/state/uploads';
import type { Work } from '@/lib/state/works';
import { WorkPanel } from './WorkPanel';

beginEachEmpty();

const action = jest.fn();
const ACTIONS = ['pause', 'resume', 'cancel', 'clear'] as const;
const work = (key: (typeof ACTIONS)[number]) =>
  ({
    ...{ id: key, kind: 'change', title: { key: 'changePrice' }, done: 1, total: 2 },
    ...{ state: key === 'clear' ? 'finished' : key === 'resume' ? 'paused' : 'running', actions: { [key]: action } },
  }) as unknown as Work;
const upload: Upload = { id: 'a', owner: 'library', file: new File(['x'], 'a.png'), state: 'sending' };
const texts = { title: () => '改价', state: () => '', summary: () => '', progress: () => '' };

async function show(works: Work[], uploads: Upload[]) {
  const props = { anchor: document.body, works, uploads, texts, onDetails: () => {}, onClose: () => {} };
  renderInView(<WorkPanel {...props} />);
  const panel = within(await screen.findByRole('dialog')).getByRole('region');
  return { panel, button: panel.querySelector('button')! };
}

test.each(ACTIONS)('%s, which may take its own row away, leaves the focus in the panel', async (key) => {
  const { panel, button } = await show([work(key)], []);
  act(() => button.focus());
  fireEvent.click(button);
  expect(action).toHaveBeenCalledTimes(1);
  expect(panel).toHaveFocus();
});

test('an upload that is cancelled leaves the focus in the panel', async () => {
  const { panel, button } = await show([], [upload]);
  act(() => button.focus());
  fireEvent.click(button);
  expect(panel).toHaveFocus();
});
