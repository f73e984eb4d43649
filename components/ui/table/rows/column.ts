import type { ReactNode } from 'react';
import type { Cell, CellEdit } from '../cells/cell-edit';
import type { ThemeSettings } from '@/lib/config/schema';

export type SortOrder = 'asc' | 'desc';

/** The sort of a list, with the platform's name for it. */
export interface Sort {
  by: string;
  order: SortOrder;
}

/** A column of a list. The first one is the row's header: it and the head stay visible during scrolling. */
export interface Column<T> {
  key: string;
  title: string;
  /** `cell` is given where the value can be changed in its place. */
  render: (row: T, cell?: Cell<T>) => ReactNode;
  /** How the value is changed in its cell; absent: it is only shown. */
  edit?: CellEdit<T>;
  /** The platform's name for sorting by this column; absent: not sortable. */
  sort?: string;
  /** The direction of the first click; numbers and times start with the largest. */
  firstOrder?: SortOrder;
  /** Pixels. The column with `grow` gets the remaining width, at least this. */
  width: number;
  grow?: boolean;
  align?: 'right';
  /** On a phone's card: plain, or with its title in front; absent: not shown. */
  card?: 'plain' | 'named';
  /** The row has no value: a card leaves it out. */
  isEmpty?: (row: T) => boolean;
  /** False: the column cannot be hidden. */
  hideable?: boolean;
  /** Shown only if a user chooses it in the columns menu. */
  optional?: boolean;
}

export type Density = ThemeSettings['density'];

/** Height of a row and of its picture. */
export const DENSITY_SIZES: Record<Density, { row: number; thumb: number }> = {
  comfortable: { row: 52, thumb: 40 },
  standard: { row: 44, thumb: 32 },
  compact: { row: 36, thumb: 24 },
};
