import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './cells.module.css';
import { SelectBox } from './SelectBox';
import type { Selection } from '../use-selection';
import { useFirstRows } from '@/components/ui/loading/deferred';

/** More than fit into a window, as cards one below the other and as pictures. */
const FIRST_CARDS = { column: 6, tiles: 18 };

interface CardListProps<T> {
  name: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  nameOf: (row: T) => string;
  /** Absent: rows cannot be selected. */
  selection?: Selection<T>;
  renderCard: (row: T) => ReactNode;
  busy?: boolean;
  /** As a grid of pictures instead of one below the other. */
  tiles?: boolean;
}

/** The rows on phones, or as pictures. The cards have the roles of a table and its rows for assistive technology. */
export function CardList<T>({ name, rows, keyOf, nameOf, selection, renderCard, busy, tiles }: CardListProps<T>) {
  const t = useTranslations('table');
  const rendered = useFirstRows(rows, FIRST_CARDS[tiles ? 'tiles' : 'column']);
  return (
    <div
      role="table"
      aria-label={name}
      aria-busy={busy || rendered.length < rows.length}
      className={tiles ? styles.tiles : undefined}
      data-bulk={(tiles && selection && selection.size > 0) || undefined}
    >
      {rendered.map((row) => {
        const id = keyOf(row);
        return (
          <div key={id} role="row" className={styles.card} data-selected={selection?.has(id) || undefined}>
            <div role="cell">{renderCard(row)}</div>
            {selection && (
              <div role="cell" className={styles.select}>
                <SelectBox
                  label={t('selectRow', { name: nameOf(row) })}
                  checked={selection.has(id)}
                  onToggle={(withRange) => selection.toggle(row, withRange)}
                />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
