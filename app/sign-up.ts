import { register, type Registration } from '@/lib/api/session';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';
import { enterWith } from './enter';

/**
 * Registers; with a token in the answer the new supplier is in at once, without one the login page says that the account
 * is there. `done` is said where the platform has no words of its own.
 */
export async function signUp(registration: Registration, done: string): Promise<void> {
  const { token, message } = await register(registration);
  if (token !== undefined) {
    await enterWith(() => Promise.resolve(token), registration.username);
    return;
  }
  showMessage('success', message || done);
  navigate(paths.login());
}
