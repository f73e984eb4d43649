import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

/** Names and values, one pair a line. */
const Facts = styled('dl')({
  margin: 0,
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, minHeight: '1.625rem', alignItems: 'center' },
  '& dt': { flex: 'none', color: 'var(--text-tertiary)' },
  '& dd': {
    margin: 0,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: 6,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** Facts by name; those without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Facts>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}
