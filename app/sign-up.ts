import { register, type Registration } from '@/lib/api/session';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showError, showMessage } from '@/lib/state/messages';
import { enterWith } from './enter';

/**
 * Registers. With a token in the response the new supplier is logged in at once; without one, or where that fails, the
 * login page says that the account was created, with the text `done` if the platform sent no message.
 */
export async function signUp(registration: Registration, done: string): Promise<void> {
  const { token, message } = await register(registration);
  if (token !== undefined) {
    try {
      return await enterWith(() => Promise.resolve(token), registration.username);
    } catch (error) {
      showError(error);
    }
  }
  showMessage('success', message || done);
  navigate(paths.login());
}
