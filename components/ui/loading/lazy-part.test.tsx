import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { ChunkLoadError } from '@/lib/util/browser/load-chunk';
import { PartBoundary, lazyScreen } from './lazy-part';

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
