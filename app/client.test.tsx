import { render, screen } from '@testing-library/react';
import { Client } from './client';

jest.mock('./LoginPage', () => ({
  LoginPage: () => {
    throw new Error('the page is broken');
  },
}));
jest.mock('./start', () => ({ ...jest.requireActual<object>('./start'), start: () => undefined }));

/** Even where the entry itself fails there is no blank page (bar C6). */
test('without its first page the client has words in both languages, and a link that loads it anew', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Client />);
  expect(screen.getByText('出错了 · Something went wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: '重新加载 · Reload' })).toBeVisible();
  expect(screen.queryByText(/正在加载/)).toBeNull();
});
