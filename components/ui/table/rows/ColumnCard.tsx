import { Fragment, type ReactNode } from 'react';
import styles from './cells.module.css';
import type { Column } from './column';
import { CardFoot, CardLine } from './RecordCard';

interface ColumnCardProps<T> {
  row: T;
  columns: readonly Column<T>[];
  actions: ReactNode;
}

/**
 * A row on phones, made from its columns: the first one as the head, then those for a card, the last one in the foot.
 */
export function ColumnCard<T>({ row, columns, actions }: ColumnCardProps<T>) {
  const [head, ...rest] = columns;
  const shown = rest.filter(({ card, isEmpty }) => card && !isEmpty?.(row));
  const last = rest.at(-1);
  return (
    <>
      <div className={styles.cardHead}>{head?.render(row)}</div>
      <CardLine>
        {shown.map(({ key, title, card, render }) => (
          <span key={key} className={styles.cardValue}>
            {card === 'named' && <Fragment>{title} </Fragment>}
            {render(row)}
          </span>
        ))}
      </CardLine>
      <CardFoot>
        {last?.render(row)}
        {actions}
      </CardFoot>
    </>
  );
}
