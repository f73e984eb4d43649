import Box from '@mui/material/Box';
import { useFormatter, useTranslations } from 'next-intl';
import type { Review } from '@/lib/api/review';

const PARTS = ['quality', 'service', 'shipping'] as const;

/** What the overall score is made of. */
export function ReviewScores({ scores }: { scores: Review['scores'] }) {
  const t = useTranslations('reviews.scores');
  const format = useFormatter();
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        margin: 0,
        fontSize: '0.8125rem',
        lineHeight: '20px',
        color: 'text.secondary',
        '& > div': { display: 'flex', gap: 0.75 },
        '& dd': { margin: 0, fontWeight: 600, color: 'text.primary', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(part)}</dt>
          <dd>{format.number(scores[part], { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</dd>
        </div>
      ))}
    </Box>
  );
}
