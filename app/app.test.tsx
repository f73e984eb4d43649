import { render, screen } from '@testing-library/react';
import { parseConfig, setConfig } from '@/lib/config/config';
import { errorLogAtom } from '@/lib/state/error-log';
import { store } from '@/lib/state/store';
import { App } from './app';

jest.mock('./providers', () => ({
  Providers: () => {
    throw new Error('a provider is broken');
  },
}));

/** Even where a provider fails, and with it every text and theme, there is no blank page (bar C6). */
test('without its providers the page has words in both languages, a link that loads it anew, and a log entry', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const parsed = parseConfig({ errorLog: true });
  if (parsed.ok) setConfig(parsed.config);
  render(<App />);
  expect(screen.getByText('出错了 · Something went wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: '重新加载 · Load again' })).toBeVisible();
  expect(screen.queryByText(/正在加载/)).toBeNull();
  expect(store.get(errorLogAtom).map(({ err }) => err.message)).toEqual(['a provider is broken']);
});
