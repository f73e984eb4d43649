import { isText } from '@/lib/util/guards';
import { isURL } from '@/lib/util/validators';

export const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Whether a value is an address that the browser can call from this client: https, or http if the page's policy allows
 * it (loopback and the client's own host). Addresses with credentials, a fragment or port 0 are refused, because
 * requests to them never work.
 */
export function isWebAddress(value: unknown): value is string {
  if (!isText(value) || !isURL(value) || /^https?:\/\/[^/?]*@|#/i.test(value)) return false;
  const { protocol, hostname, origin, port } = new URL(value);
  return (
    port !== '0' && (protocol === 'https:' || LOOPBACK.includes(hostname) || origin === globalThis.location?.origin)
  );
}

/**
 * Whether a value can be the base of requests: a path on the client's own host, or an address. The path of a call is
 * appended to it.
 */
export const isCallTarget = (value: unknown): value is string =>
  isText(value) && (/^\/(?![/\\])[^\s?#\\]*$/.test(value) || (isWebAddress(value) && !value.includes('?')));
