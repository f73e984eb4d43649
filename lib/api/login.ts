import { getConfig } from '@/lib/config/config';
import { fetchPublicKey, login, type Credentials } from './session';

/**
 * Logs in and answers the token. With `loginRSA` the body goes encrypted under the platform's key; it goes plain only
 * where the platform says so (no key, or a mock server). A key that cannot be read is an error, never a plain send.
 */
export async function logIn(credentials: Credentials): Promise<string> {
  if (!getConfig().loginRSA) return login(credentials);
  const { publicKey, mockServer } = await fetchPublicKey();
  if (!publicKey || mockServer) return login(credentials);
  const { encryptLong } = await import('@/lib/auth/rsa');
  return login({ param: encryptLong(JSON.stringify(credentials), publicKey) });
}
