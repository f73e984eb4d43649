import { getConfig } from '@/lib/config/config';
import { LOOPBACK } from '@/lib/config/address';

/** A scheme, or what a browser reads as another host: it drops tabs and line breaks, and takes `\` for `/`. */
const isAbsolute = (address: string) => /^\s*([a-z][a-z\d+.-]*:|[\\/]\s*[\\/])/i.test(address);

/** Where a picture or file of a record is: an address relative to the platform is on its host (contract 1). */
export function shownAddress(address: string): string {
  if (address === '' || isAbsolute(address)) return address;
  return `${getConfig().baseURL.replace(/\/+$/, '')}/${address.replace(/^(\.\/|\/)/, '')}`;
}

/** The client's own host and those that calls go to: whoever has the token may show a picture. */
function knownOrigins(): string[] {
  const { baseURL, paths } = getConfig();
  return [location.href, baseURL, ...Object.values(paths)].map((address) => new URL(address, location.href).origin);
}

/**
 * The address from which a picture in a text of others is loaded; undefined where it is on a host that nobody has named.
 * The header files keep the same rule for every picture (scripts/headers.mjs).
 */
export function pictureAddress(address: string | undefined): string | undefined {
  if (!address || address.startsWith('#')) return undefined;
  const shown = shownAddress(address);
  if (/^(data:image\/|blob:)/i.test(shown)) return shown;
  if (!URL.canParse(shown, location.href)) return undefined;
  const { protocol, origin, host, hostname } = new URL(shown, location.href);
  if (knownOrigins().includes(origin)) return shown;
  const safe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return safe && getConfig().pictureHosts.some((name) => [host, hostname].includes(name.toLowerCase()))
    ? shown
    : undefined;
}
