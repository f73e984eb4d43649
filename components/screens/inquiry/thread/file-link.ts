import * as v from '@/lib/schema/schema';
import { shownAddress } from '@/lib/api/addresses/file-address';
import { fileAddress } from '@/lib/api/values';

/** Undefined unless the contract allows the URL (contract 1), so that nothing is executed: only the name is shown. */
export const fileLink = (url: string): string | undefined =>
  v.safeParse(fileAddress, url).success ? shownAddress(url) : undefined;
