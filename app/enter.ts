import type { Credentials } from '@/lib/api/session';
import { redirectTarget } from '@/lib/router/guard';
import { currentLocation } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { early } from '@/lib/util/browser/early';
import { started } from './start';

/** Loads the code for logging in and the frame; called when the user focuses the form or points at it. */
export async function prepareEntrance() {
  early.askFrame?.();
  await early.files;
  return Promise.all([import('@/lib/api/login'), import('./workspace')]);
}

/**
 * Opens a session: token, user, routes. The page is left only after all of them have arrived, so that an error is shown
 * in the form and the input is kept. `name` is the typed login name, '' if there is none.
 */
export async function enterWith(askToken: () => Promise<string>, name: string, target?: string): Promise<void> {
  const [, { enterSession }] = await prepareEntrance();
  try {
    await enterSession(await askToken(), name, target ?? redirectTarget(currentLocation()));
  } catch (error) {
    logError(error, currentLocation().path);
    throw error;
  }
}

/** Logs in as soon as the configuration is loaded. The code for it is fetched while the user types. */
export async function enter(credentials: Credentials): Promise<void> {
  await started;
  const [{ logIn }] = await prepareEntrance();
  await enterWith(() => logIn(credentials), 'username' in credentials ? credentials.username : credentials.phone);
}
