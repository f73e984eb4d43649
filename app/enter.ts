import type { Credentials } from '@/lib/api/session';
import { redirectTarget } from '@/lib/router/guard';
import { currentPlace } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { started } from './start';

/** The code that logging in takes, and the frame behind it; asked for as soon as somebody turns to the form. */
export const prepareEntrance = () => Promise.all([import('@/lib/api/login'), import('./workspace')]);

/**
 * Opens the session: token, user, routes; only then is the page left, so that whatever fails is said there and what was
 * typed is kept. `name` is the name that was typed, '' where none was.
 */
export async function enterWith(askToken: () => Promise<string>, name: string, target?: string): Promise<void> {
  const [, { enterSession }] = await prepareEntrance();
  try {
    await enterSession(await askToken(), name, target ?? redirectTarget(currentPlace()));
  } catch (error) {
    logError(error, currentPlace().path);
    throw error;
  }
}

/** Logs in, as soon as the configuration says where. The code for it is fetched while the user types. */
export async function enter(credentials: Credentials): Promise<void> {
  await started;
  const [{ logIn }] = await prepareEntrance();
  await enterWith(() => logIn(credentials), 'username' in credentials ? credentials.username : credentials.phone);
}
