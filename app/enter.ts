import type { Credentials } from '@/lib/api/session';
import { removeToken, writeToken } from '@/lib/auth/token';
import { redirectTarget } from '@/lib/router/guard';
import { currentPlace, navigate } from '@/lib/router/location';
import { rememberAccount } from '@/lib/state/account';
import { logError } from '@/lib/state/error-log';
import { syncSession } from '@/lib/state/session';

/** The code that logging in takes, and the frame behind it; asked for as soon as somebody turns to the form. */
export const prepareEntrance = () => Promise.all([import('@/lib/api/login'), import('./workspace')]);

/**
 * Opens the session: token, user, routes; only then is the page left, so that whatever fails is said there and what was
 * typed still stands. `account` is the name under which drafts are kept, '' where it is not known.
 */
export async function enterWith(askToken: () => Promise<string>, account: string, target?: string): Promise<void> {
  const [, { openSession, clearSession }] = await prepareEntrance();
  clearSession();
  try {
    writeToken(await askToken());
    rememberAccount(account);
    await openSession();
  } catch (error) {
    removeToken();
    logError(error, currentPlace().path);
    throw error;
  }
  navigate(target ?? redirectTarget(currentPlace()), { replace: true });
  syncSession();
}

/** Logs in. The code for it is fetched while the user types. */
export async function enter(credentials: Credentials): Promise<void> {
  const [{ logIn }] = await prepareEntrance();
  await enterWith(() => logIn(credentials), 'username' in credentials ? credentials.username : credentials.phone);
}
