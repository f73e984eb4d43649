import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';

const PLACES = [1, 2, 3, 4, 5];

const Row = styled('span')({
  display: 'inline-flex',
  gap: 3,
  color: 'var(--warning-main)',
  '& .off': { color: 'var(--border-default)' },
  '@media (forced-colors: active)': { color: 'Highlight', '& .off': { color: 'GrayText' } },
});

/** A score out of five, rounded to whole stars; the exact score is the accessible name. */
export function Stars({ score, size = 14 }: { score: number; size?: number }) {
  const t = useTranslations('feedback');
  const format = useFormatter();
  const whole = Math.round(score);
  return (
    <Row role="img" aria-label={t('stars', { score: format.number(score, { maximumFractionDigits: 2 }) })}>
      {PLACES.map((place) => (
        <Star
          key={place}
          size={size}
          fill="currentColor"
          strokeWidth={0}
          className={place > whole ? 'off' : undefined}
          aria-hidden
        />
      ))}
    </Row>
  );
}
