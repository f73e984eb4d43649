import type { ReactNode } from 'react';
import styles from './DistributionBars.module.css';

export interface DistributionRow {
  id: string;
  label: ReactNode;
  value: number;
  cells: readonly ReactNode[];
}

interface DistributionBarsProps {
  name: string;
  /** Headings of the labels and of each value; with `hideHeads` for screen readers only. */
  heads: readonly string[];
  hideHeads?: boolean;
  rows: readonly DistributionRow[];
  /** The value of a full bar; by default the largest one. */
  full?: number;
}

/** A distribution: each row has a bar from 0 and its values. It is a table, so it needs no text alternative. */
export function DistributionBars({ name, heads, hideHeads, rows, full }: DistributionBarsProps) {
  const whole = full ?? Math.max(0, ...rows.map(({ value }) => value));
  return (
    <table aria-label={name} className={styles.table}>
      <thead className={hideHeads ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">{heads[0]}</th>
          <td aria-hidden="true" />
          {heads.slice(1).map((head) => (
            <th key={head} scope="col" className={styles.number}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, value, cells }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className={styles.bar} aria-hidden="true">
              <div className={styles.track}>
                <i style={{ width: `${whole > 0 ? Math.min(100, (value / whole) * 100) : 0}%` }} />
              </div>
            </td>
            {cells.map((cell, index) => (
              <td key={index} className={styles.number}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
