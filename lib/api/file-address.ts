import { getConfig } from '@/lib/config/config';

/** Where a picture or file of a record is: an address relative to the platform is on its host (contract 1). */
export function shownAddress(address: string): string {
  const { baseURL } = getConfig();
  return /^\/(?!\/)/.test(address) ? `${baseURL.replace(/\/+$/, '')}${address}` : address;
}
