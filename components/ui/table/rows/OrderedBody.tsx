import { Children, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useOrder } from '@/components/ui/drag/use-order';
import type { RowOrder } from '../order/use-row-order';
import styles from './table.module.css';

interface TableBodyProps {
  order: RowOrder;
  children: ReactNode;
}

/** Rows that a user puts into order: by dragging, or by Alt and an arrow key anywhere in a row. */
export function OrderedBody({ order, children }: TableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  // The last rows of a long page are rendered a moment later.
  const load = useOrder(body, order.ids, order.set, order.ids.slice(0, Children.count(children)));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const id = (event.target as HTMLElement).closest('tr')?.dataset.id;
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || !id) return;
    event.preventDefault();
    order.step(id, step);
  };
  return (
    <tbody ref={body} className={styles.ordered} onPointerEnter={load} onKeyDown={press}>
      {children}
    </tbody>
  );
}
