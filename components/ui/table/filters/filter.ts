import type { ReactNode } from 'react';
import type { FilterValues } from './list-filters';

/** One filter of a list, as the bar and the sheet show it. */
export interface Filter {
  key: string;
  name: string;
  /** The names in the address that it sets. */
  params: readonly string[];
  /** Its choices take much room: it comes after the others in the sheet. */
  long?: boolean;
  /** What it is set to, in words; absent while it is unset. */
  summary: string | undefined;
  /** Where it is chosen. `draft` holds the values until they are applied. */
  editor: (draft: FilterValues, change: (part: FilterValues) => void) => ReactNode;
}

/** The change that unsets filters. */
export const unset = (filters: readonly Filter[]): FilterValues =>
  Object.fromEntries(filters.flatMap((filter) => filter.params.map((param) => [param, undefined])));
