import { Skeleton } from '@/components/ui/loading/Skeleton';
import styles from './ListSkeleton.module.css';
import { DENSITY_SIZES, type Column, type Density } from './rows/column';
import { DataTable } from './rows/DataTable';
import type { Selection } from './use-selection';

/** How long the first line of each row is, in percent; no two are equal, so that a row is its own key. */
const LINES = [62, 48, 70, 55, 46, 58, 66, 50, 60, 44, 64, 52];
const NO_SORT = { by: '', order: 'asc' } as const;
type Shape = Omit<Column<never>, 'render' | 'edit' | 'isEmpty'>;
const ANY: readonly Shape[] = [
  { key: '', title: '', width: 240, grow: true },
  ...['a', 'b', 'c'].map((key) => ({ key, title: '', width: 108 })),
];
const nothing = () => undefined;
/** A column of check boxes, none of them pressed. */
const SELECTION: Selection<number> = {
  rows: [],
  size: 0,
  matching: false,
  wholePage: false,
  has: () => false,
  toggle: nothing,
  toggleAll: nothing,
  selectMatching: nothing,
  drop: nothing,
  clear: nothing,
};

interface ListSkeletonProps {
  /** Those of the list, for the same head and widths. */
  columns?: readonly Shape[];
  selectable?: boolean;
  density?: Density;
  cards?: boolean;
}

/** The skeleton of a list: its own table without values, so that nothing moves when they come. */
export function ListSkeleton({ columns, selectable, density = 'comfortable', cards }: ListSkeletonProps) {
  const lines = (width: number) => (
    <div className={styles.words}>
      <Skeleton width={`${width}%`} height={12} />
      {(cards || density === 'comfortable') && <Skeleton width={`${width - 16}%`} height={10} margin="8px 0 0" />}
    </div>
  );
  if (cards)
    return (
      <div aria-hidden className={styles.list}>
        {LINES.map((width, index) => (
          <div key={index} className={styles.card}>
            <Skeleton width={64} height={64} />
            {lines(width)}
          </div>
        ))}
      </div>
    );
  const { thumb } = DENSITY_SIZES[density];
  const first = (width: number) => (
    <div className={styles.line}>
      <Skeleton width={thumb} height={thumb} />
      {lines(width)}
    </div>
  );
  return (
    <div aria-hidden inert className={styles.list}>
      <DataTable
        name=""
        columns={(columns ?? ANY).map((column, at) => ({
          ...column,
          edit: undefined,
          isEmpty: undefined,
          render: (width: number) =>
            at === 0 ? (
              first(width)
            ) : (
              <Skeleton width="70%" height={12} margin={column.align === 'right' ? '0 0 0 auto' : undefined} />
            ),
        }))}
        rows={LINES}
        keyOf={String}
        nameOf={String}
        sort={NO_SORT}
        onSort={nothing}
        selection={selectable ? SELECTION : undefined}
        actions={nothing}
        density={density}
      />
    </div>
  );
}
