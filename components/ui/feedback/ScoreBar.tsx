import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
});

const Track = styled('svg')({
  width: 44,
  height: 6,
  borderRadius: 3,
  flex: 'none',
  backgroundColor: 'var(--surface-pressed)',
});

const FILL = { good: 'var(--border-control)', fair: 'var(--warning-main)', poor: 'var(--error-main)' };

/** A score out of 100: neutral from 80, amber from 60, red below; the number is always there too. */
export function ScoreBar({ score }: { score: number }) {
  const t = useTranslations('feedback');
  const value = Math.round(Math.min(100, Math.max(0, score)));
  const level = value >= 80 ? 'good' : value >= 60 ? 'fair' : 'poor';
  return (
    <Root role="img" aria-label={t('score', { score: value })}>
      <Track viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={value} height="10" rx="5" fill={FILL[level]} />
      </Track>
      <Number level={level}>{value}</Number>
    </Root>
  );
}

const Number = styled('span', { shouldForwardProp: (prop) => prop !== 'level' })<{ level: string }>(({ level }) => ({
  color: level === 'poor' ? 'var(--error-text)' : 'var(--text-secondary)',
  fontWeight: level === 'poor' ? 500 : 400,
}));
