import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { below } from '@/lib/theme/breakpoints';

const Facts = styled('dl')({
  display: 'grid',
  // The values begin in one column, so that long ones of several lines can be read.
  gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
  gap: '6px 12px',
  margin: 0,
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& > div': { display: 'contents' },
  // A list of words has the whole width, below its label.
  '& > div[data-long]': { display: 'block', gridColumn: '1 / -1' },
  '& dt': { color: 'var(--text-secondary)' },
  '& dd': {
    margin: 0,
    whiteSpace: 'pre-line',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // Below the fields there is room for several side by side.
  [below.wide]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    '& > div': { display: 'block' },
  },
});

interface FactsCardProps {
  title: string;
  facts: readonly { key: string; label: string; value: ReactNode; long?: boolean }[];
}

/** What is known of a record, beside its form. */
export function FactsCard({ title, facts }: FactsCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: '16px 18px', display: 'grid', gap: 1.5 }}>
      <Typography variant="h6" component="h2" id={id}>
        {title}
      </Typography>
      <Facts>
        {facts.map(({ key, label, value, long }) => (
          <div key={key} data-long={long || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
