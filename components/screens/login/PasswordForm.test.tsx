import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { act } from 'react';
import { early } from '@/lib/util/browser/early';
import { PasswordForm } from './PasswordForm';

const onSubmit = jest.fn(async () => {});
beforeEach(() => onSubmit.mockClear());
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});
const name = () => screen.getByRole('textbox', { name: '用户名' });
const password = () => screen.getByLabelText('密码');
const submit = () => screen.getByRole('button', { name: '登录' });

/** The form as it is in the HTML, hydrated after `before`. */
async function takeOver(before: () => void) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<PasswordForm onSubmit={onSubmit} />);
  before();
  await act(async () => void hydrateRoot(container, <PasswordForm onSubmit={onSubmit} />));
}

it('keeps what was typed before the client was ready, and logs in with it', async () => {
  await takeOver(() => {
    fireEvent.input(name(), { target: { value: ' acme ' } });
    fireEvent.input(password(), { target: { value: 'secret1' } });
  });
  expect(name()).toHaveValue(' acme ');
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledWith({ username: 'acme', password: 'secret1' });
});

it('carries out an Enter that was pressed before the client was ready, once', async () => {
  await takeOver(() => {
    fireEvent.input(name(), { target: { value: 'acme' } });
    fireEvent.input(password(), { target: { value: 'secret1' } });
    early.submitted = true;
  });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(early.submitted).toBe(false);
});

it('says what is missing, and stops saying it as soon as it is there', async () => {
  render(<PasswordForm onSubmit={onSubmit} />);
  await userEvent.click(submit());
  expect(name()).toHaveAccessibleDescription('用户名不能为空');
  await userEvent.type(name(), 'a');
  expect(name()).not.toHaveAccessibleDescription();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('logs in with the demo account where the button was pressed before it came', async () => {
  const account = { username: 'demo', password: 'demo123' };
  const { rerender } = render(<PasswordForm onSubmit={onSubmit} />);
  await userEvent.click(submit());
  await act(async () => rerender(<PasswordForm onSubmit={onSubmit} account={account} />));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith(account);
  expect(name()).not.toHaveAccessibleDescription();
});

it('logs in with the demo account that came while the press of the button was handled', async () => {
  const account = { username: 'demo', password: 'demo123' };
  const { rerender } = render(<PasswordForm onSubmit={onSubmit} />);
  // Browsers ignore it during the submit event, jsdom does not.
  jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  addEventListener('submit', () => rerender(<PasswordForm onSubmit={onSubmit} account={account} />), { once: true });
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledWith(account);
});

it('sends no mixture of what was typed and the demo account', async () => {
  const { rerender } = render(<PasswordForm onSubmit={onSubmit} />);
  await userEvent.type(name(), 'me');
  await userEvent.click(submit());
  rerender(<PasswordForm onSubmit={onSubmit} account={{ username: 'demo', password: 'demo123' }} />);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('fills in the demo account when it comes, but not over what was typed', async () => {
  const { rerender } = render(<PasswordForm onSubmit={onSubmit} />);
  await userEvent.type(name(), 'me');
  await userEvent.tab();
  await userEvent.tab();
  rerender(<PasswordForm onSubmit={onSubmit} account={{ username: 'demo', password: 'demo123' }} />);
  expect(name()).toHaveValue('me');
  expect(password()).toHaveValue('demo123');
});
