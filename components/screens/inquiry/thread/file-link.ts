import { shownAddress } from '@/lib/api/file-address';
import { fileAddress } from '@/lib/api/values';

/**
 * The URL of a message's file, if the contract allows it (contract 1), never one that executes something. Without one,
 * only the name is shown.
 */
export const fileLink = (url: string): string | undefined =>
  fileAddress.safeParse(url).success ? shownAddress(url) : undefined;
