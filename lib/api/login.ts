import { getConfig } from '@/lib/config/config';
import { ApiError } from './request/errors';
import { provideClient } from './request/http';
import { httpClient } from './request/http-client';
import { fetchPublicKey, login, type Credentials } from './session';

// No login is sent early, and it waits for no further file.
provideClient(httpClient);

/**
 * Logs in and returns the token. With `loginRSA` the body is encrypted with the platform's key, and sent plain only if
 * the platform has none. An unreadable key is an error, never a reason to send plain.
 */
export async function logIn(credentials: Credentials): Promise<string> {
  if (!getConfig().loginRSA) return login(credentials);
  const key = await fetchPublicKey();
  if (key === undefined) return login(credentials);
  const { encryptLong, KeyError } = await import('@/lib/auth/rsa');
  try {
    return await login({ param: encryptLong(JSON.stringify(credentials), key) });
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    throw new ApiError('contract', { code: 0, textKey: error.fault, call: '/publicKey', cause: error });
  }
}
