import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { ChunkLoadError } from '@/lib/util/browser/load-chunk';
import { PartBoundary, fetchAhead, lazyPart, lazyScreen } from './lazy-part';

test('a dialog whose file is lost is said and shut; opened again, it is asked for again', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isThere = false;
  const Dialog = lazyScreen(() =>
    isThere ? Promise.resolve(() => <p>the dialog</p>) : Promise.reject(new ChunkLoadError('gone')),
  );
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(true)}>{open ? 'open' : 'shut'}</button>
        {open && (
          <PartBoundary onFail={() => setOpen(false)}>
            <Suspense>
              <Dialog />
            </Suspense>
          </PartBoundary>
        )}
      </>
    );
  }
  render(<Page />);
  const button = await screen.findByRole('button', { name: 'shut' });
  expect(store.get(messagesAtom)).toHaveLength(1);
  isThere = true;
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByText('the dialog')).toBeInTheDocument());
});

test.each([
  ['the pointer', undefined, 1],
  ['the focus', undefined, 1],
  ['the pointer', { saveData: true }, 0],
  ['the focus', { effectiveType: 'slow-2g' }, 0],
])(
  'at %s, with the connection %j, the code of what a button opens is fetched %d times',
  async (by, connection, times) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const Panel = () => <p>the panel</p>;
    const load = jest.fn(async () => Panel);
    render(<button {...fetchAhead(lazyPart(load))}>open</button>);
    const approach = async () => {
      if (by === 'the focus') await userEvent.tab();
      else await userEvent.hover(screen.getByRole('button'));
    };
    await approach();
    await userEvent.tab();
    await userEvent.unhover(screen.getByRole('button'));
    await approach();
    expect(load).toHaveBeenCalledTimes(times);
  },
);
