import type { Sort, SortOrder } from '../rows/column';
import styles from '../rows/table.module.css';

interface SortHeadProps {
  title: string;
  by: string;
  firstOrder?: SortOrder;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The head of a sortable column: a click sorts by it, the next one reverses the order. */
export function SortHead({ title, by, firstOrder = 'asc', sort, onSort }: SortHeadProps) {
  const active = sort.by === by;
  const next = active ? (sort.order === 'asc' ? 'desc' : 'asc') : firstOrder;
  return (
    <button
      type="button"
      className={styles.sort}
      data-active={active || undefined}
      data-arrow={active ? sort.order : next}
      onClick={() => onSort({ by, order: next })}
    >
      {title}
    </button>
  );
}
