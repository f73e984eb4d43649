import { act, render, screen } from '@testing-library/react';
import { parseConfig, setConfig } from '@/lib/config/config';
import { showError } from '@/lib/state/messages';
import { store, StoreProvider } from '@/lib/state/store';
import { Root } from './Root';
import { startAtom } from './start';

jest.mock('./notes', () => {
  throw new Error('Loading chunk 7 failed');
});

test('where the file of the messages is lost, a line in words of the HTML says so and offers to load again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const result = parseConfig({});
  if (result.ok) setConfig(result.config);
  store.set(startAtom, 'started');
  render(
    <StoreProvider store={store}>
      <Root />
    </StoreProvider>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => showError(new Error('broken')));
  expect(await screen.findByRole('alert')).toHaveTextContent('页面文件加载失败');
  expect(screen.getByText('重新加载 · Reload')).toHaveAttribute('href', '');
  expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeInTheDocument();
});
