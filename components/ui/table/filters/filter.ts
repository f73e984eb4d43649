import type { ReactNode } from 'react';
import type { FilterValues } from './list-filters';

/** A filter of a list, in the form that bar and sheet show. */
export interface Filter {
  key: string;
  name: string;
  /** The query parameters that it sets. */
  params: readonly string[];
  /** It needs much room, and comes last in the sheet. */
  long?: boolean;
  /** Its value as text; absent while it is inactive. */
  summary: string | undefined;
  /** Renders its inputs. `draft` contains the values until they are applied. */
  editor: (draft: FilterValues, change: (part: FilterValues) => void) => ReactNode;
}

/** The change that clears filters. */
export const unset = (filters: readonly Filter[]): FilterValues =>
  Object.fromEntries(filters.flatMap((filter) => filter.params.map((param) => [param, undefined])));
