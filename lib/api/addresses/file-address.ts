import { getConfig } from '@/lib/config/config';
import { LOOPBACK } from '@/lib/config/address';

/** A scheme, or what browsers parse as a host: they drop tabs and line breaks, and treat `\` as `/`. */
const isAbsolute = (address: string) => /^\s*([a-z][a-z\d+.-]*:|[\\/]\s*[\\/])/i.test(address);

type FileContent = (address: string) => string | undefined;
let contentOf: FileContent | undefined;

/** For a platform without a host, the demo in the page: what it has at an address, as a data URL. */
export const setFileContent = (content: FileContent): void => void (contentOf = content);

/** The address of a picture or file of a record: relative ones are on the platform's host (contract 1). */
export function shownAddress(address: string): string {
  if (address === '' || isAbsolute(address)) return address;
  const content = contentOf?.(address);
  if (content !== undefined) return content;
  return `${getConfig().baseURL.replace(/\/+$/, '')}/${address.replace(/^(\.\/|\/)/, '')}`;
}

/** The client's own origin and those that requests go to: an origin that receives the token may show pictures too. */
function knownOrigins(): string[] {
  const { baseURL, paths } = getConfig();
  return [location.href, baseURL, ...Object.values(paths)].map((address) => new URL(address, location.href).origin);
}

/**
 * The address of a record's picture; undefined if it is none that the contract allows (contract 1). Plain http counts
 * on this computer and where the platform or the client itself is reached by it.
 */
export function pictureSource(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const shown = shownAddress(address);
  if (/^(data:image\/|blob:)/i.test(shown)) return shown;
  if (!URL.canParse(shown, location.href)) return undefined;
  const { protocol, origin, hostname } = new URL(shown, location.href);
  const safe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return safe || knownOrigins().includes(origin) ? shown : undefined;
}

/**
 * The address of a picture in a text of another user; undefined if its host is not allowed. The header files contain
 * the same rule for all pictures (scripts/build/hosts/headers.mjs).
 */
export function pictureAddress(address: string | undefined): string | undefined {
  const shown = address?.startsWith('#') ? undefined : pictureSource(address);
  if (shown === undefined || /^(data|blob):/i.test(shown)) return shown;
  const { origin, host, hostname } = new URL(shown, location.href);
  const allowed = getConfig().pictureHosts.some((name) => [host, hostname].includes(name.toLowerCase()));
  return allowed || knownOrigins().includes(origin) ? shown : undefined;
}
