import type { ReactNode } from 'react';
import type { ThemeSettings } from '@/lib/config/schema';

export type SortOrder = 'asc' | 'desc';

/** By what a list is sorted, under the platform's name for it. */
export interface Sort {
  by: string;
  order: SortOrder;
}

/** A column of a list. The first one is the row's header: it and the head stay in sight. */
export interface Column<T> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  /** The platform's name for sorting by this column; absent: it cannot be sorted. */
  sort?: string;
  /** The direction of the first press; numbers and times start with the largest. */
  firstOrder?: SortOrder;
  /** Pixels. The column with `grow` takes what is left, and is never narrower than this. */
  width: number;
  grow?: boolean;
  align?: 'right';
  /** On the card of a phone: as it is, or with its title in front; absent: not there. */
  card?: 'plain' | 'named';
  /** False: the column cannot be put away. */
  hideable?: boolean;
}

export type Density = ThemeSettings['density'];

/** Height of a row and of the picture in it. */
export const DENSITY_SIZES: Record<Density, { row: number; thumb: number }> = {
  comfortable: { row: 52, thumb: 40 },
  standard: { row: 44, thumb: 32 },
  compact: { row: 36, thumb: 24 },
};
