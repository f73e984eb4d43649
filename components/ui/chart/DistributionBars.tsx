import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { below } from '@/lib/theme/breakpoints';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--type-small)',
  lineHeight: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '3px 0', fontWeight: 'var(--weight-regular)', textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': { padding: 0, fontSize: 'var(--type-caption)', color: 'var(--text-tertiary)' },
  '& th:first-of-type': { textAlign: 'left', paddingRight: 12 },
  '& tbody th': { maxWidth: 168, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td:last-of-type:not(:first-of-type)': { color: 'var(--text-secondary)' },
  '& .bar': { width: '100%' },
  '& .number': { paddingLeft: 12, minWidth: 48 },
  // Beside other things on a phone the bars need the room more than the space between the values.
  [below.phone]: {
    '& th:first-of-type': { paddingRight: 8 },
    '& .number': { paddingLeft: 8, minWidth: 0 },
  },
});

const Track = styled('div')({
  height: 6,
  borderRadius: 'var(--radius-mark)',
  overflow: 'hidden',
  backgroundColor: 'var(--surface-pressed)',
  '& > i': {
    display: 'block',
    height: '100%',
    borderRadius: 'var(--radius-mark)',
    backgroundColor: 'var(--chart-series-1)',
  },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '& > i': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});

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
    <Table aria-label={name}>
      <thead className={hideHeads ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">{heads[0]}</th>
          <td aria-hidden="true" />
          {heads.slice(1).map((head) => (
            <th key={head} scope="col" className="number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, value, cells }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className="bar" aria-hidden="true">
              <Track>
                <i style={{ width: `${whole > 0 ? Math.min(100, (value / whole) * 100) : 0}%` }} />
              </Track>
            </td>
            {cells.map((cell, index) => (
              <td key={index} className="number">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
