import { shownAddress } from '@/lib/api/addresses/file-address';
import { fileAddress } from '@/lib/api/values';

/** Undefined unless the contract allows the URL (contract 1), so that nothing is executed: only the name is shown. */
export const fileLink = (url: string): string | undefined =>
  fileAddress.safeParse(url).success ? shownAddress(url) : undefined;
