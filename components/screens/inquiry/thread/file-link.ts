import { shownAddress } from '@/lib/api/file-address';
import { fileAddress } from '@/lib/api/values';

/**
 * Where a file of a message can be opened: an address that the contract allows (contract 1), never one that runs
 * something. Others have none, and only their name is shown.
 */
export const fileLink = (url: string): string | undefined =>
  fileAddress.safeParse(url).success ? shownAddress(url) : undefined;
