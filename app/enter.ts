import type { Credentials } from '@/lib/api/session';
import { removeToken, writeToken } from '@/lib/auth/token';
import { redirectTarget } from '@/lib/router/guard';
import { currentPlace, navigate } from '@/lib/router/location';
import { syncSession } from '@/lib/state/session';

/**
 * Logs in and opens the session: token, user, routes; only then is the login page left, so that whatever fails is said
 * there and what was typed still stands. The code for it is fetched while the user types.
 */
export async function enter(credentials: Credentials): Promise<void> {
  const [{ logIn }, { openSession, clearSession }] = await Promise.all([
    import('@/lib/api/login'),
    import('./session'),
  ]);
  clearSession();
  writeToken(await logIn(credentials));
  try {
    await openSession();
  } catch (error) {
    removeToken();
    throw error;
  }
  navigate(redirectTarget(currentPlace()), { replace: true });
  syncSession();
}
