import { isApiError } from '@/lib/api/errors';
import { logout } from '@/lib/api/session';
import { routesQuery, userQuery } from '@/lib/api/session-queries';
import { removeToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';
import { loginPath } from '@/lib/router/guard';
import { currentPlace, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { clearErrorLog } from '@/lib/state/error-log';
import { dropMessageActions, showError } from '@/lib/state/messages';
import { syncSession } from '@/lib/state/session';
import { forgetTabs } from '@/lib/state/tabs';
import { createQueryClient } from './query-client';

/** Forgets everything of the session but the token: answers, open pages, captured errors. */
export function clearSession(): void {
  queryClient.clear();
  forgetTabs();
  dropMessageActions();
  clearErrorLog();
}

function reset(): void {
  removeToken();
  clearSession();
  syncSession();
}

/** The session is over (401, 1301, 401002): back to the login page, which remembers where the user was. */
export function endSession(): void {
  const target = loginPath(currentPlace(), getConfig().recordRoute);
  reset();
  if (currentPlace().path !== paths.login()) navigate(target, { replace: true });
}

export const queryClient = createQueryClient(endSession);

/** User info, then routes (specification 4). A failure is shown by whoever asked for the session. */
export async function openSession(): Promise<void> {
  await queryClient.fetchQuery(userQuery());
  await queryClient.fetchQuery(routesQuery());
}

/** The frame could not be built: everything is reset and the login page says why. */
export function failSession(error: unknown): void {
  console.error('[guard]', error);
  if (isApiError(error, 'cancelled')) return;
  if (!isApiError(error, 'session')) showError(error);
  endSession();
}

/** Logs out here, whatever the platform answers. */
export async function leave(): Promise<void> {
  await logout().catch((error: unknown) => console.warn('[logout]', error));
  reset();
  navigate(paths.login());
}
