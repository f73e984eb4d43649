import { act, render, screen } from '@testing-library/react';
import { parseConfig, setConfig } from '@/lib/config/config';
import { sessionAtom } from '@/lib/state/session';
import { store, StoreProvider } from '@/lib/state/store';
import { early } from '@/lib/util/browser/early';
import { Root } from './Root';
import { startAtom } from './start';

const messageFile = jest.fn(async () => ({}));
jest.mock('@/lib/state/message-files', () => ({ messageFile: () => messageFile() }));
jest.mock('./workspace', () => ({ Workspace: () => <p>工作台</p>, prepareWorkspace: async () => {} }));
jest.mock('./notes', () => ({ Notes: () => null }));

/** The bundle that the head has requested holds the table of texts; asked for before, it would be fetched twice. */
test('code and texts of the frame wait for the files that the head of the page has requested', async () => {
  let arrive = () => {};
  early.files = new Promise<void>((resolve) => (arrive = resolve));
  early.late = early.files;
  const result = parseConfig({});
  if (result.ok) setConfig(result.config);
  store.set(startAtom, 'started');
  store.set(sessionAtom, 1);
  render(
    <StoreProvider store={store}>
      <Root />
    </StoreProvider>,
  );
  await act(async () => {});
  expect(messageFile).not.toHaveBeenCalled();
  arrive();
  expect(await screen.findByText('工作台')).toBeInTheDocument();
  expect(messageFile).toHaveBeenCalled();
});
