import { isText } from '@/lib/util/guards';
import { isURL } from '@/lib/util/validators';

export const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * An address that a browser can reach from this client: https, or http where the policy of the page allows it, which
 * is loopback and the client's own host. One with an account, a fragment or the port 0 never works.
 */
export function isWebAddress(value: unknown): value is string {
  if (!isText(value) || !isURL(value) || /^https?:\/\/[^/?]*@|#/i.test(value)) return false;
  const { protocol, hostname, origin, port } = new URL(value);
  return (
    port !== '0' && (protocol === 'https:' || LOOPBACK.includes(hostname) || origin === globalThis.location?.origin)
  );
}

/** Where calls go: a path of the client's own host, or an address. What a call asks for is put behind it. */
export const isCallTarget = (value: unknown): value is string =>
  isText(value) && (/^\/(?![/\\])[^\s?#\\]*$/.test(value) || (isWebAddress(value) && !value.includes('?')));
