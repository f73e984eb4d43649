import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { DistributionBars } from '@/components/ui/chart/DistributionBars';
import { LazyTrendChart } from '@/components/ui/chart/LazyTrendChart';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Stars } from '@/components/ui/feedback/Stars';
import { reviewApi } from '@/lib/api/review';
import { below } from '@/lib/theme/breakpoints';
import { SCORES } from './review-list';
import { shareText } from './share-text';

/** Scores go from one star to five. */
const [MIN_SCORE, MAX_SCORE] = [1, 5];

/** Heights in pixels of the cards; side by side each is as high as the highest. */
const HEIGHTS = [124, 184, 196];
/** On phones the third one is shown by a button of the first. */
const PHONE_HEIGHTS = [168, 168];

const Row = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        sm: 'minmax(11rem, max-content) minmax(0, 1fr)',
        lg: 'minmax(11rem, max-content) minmax(0, 1fr) minmax(0, 1.2fr)',
      },
      gap: { xs: 0, sm: 2 },
      marginBottom: 2,
      // On phones one card, so that the first review is sooner in sight.
      [below.phone]: {
        border: '1px solid var(--border-subtle)',
        borderRadius: 'var(--radius-card)',
        overflow: 'hidden',
        backgroundColor: 'var(--surface-base)',
        '& > *': { minWidth: 0, border: 0, borderRadius: 0 },
        // Beside each other while the text leaves room for both.
        display: 'flex',
        flexWrap: 'wrap',
        '& > :nth-child(1)': { flex: '1 1 8.5rem' },
        '& > :nth-child(2)': { flex: '2 1 11rem' },
        '& > :nth-child(n + 3)': { flex: '1 1 100%' },
      },
      '& > :nth-child(n + 3)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
    }}
  >
    {children}
  </Box>
);

export function ReviewSummary({ hrefOfScore }: { hrefOfScore: (score: string) => string }) {
  const t = useTranslations('review.summary');
  const format = useFormatter();
  const phone = useMediaQuery(below.phone);
  const [trendShown, showTrend] = useState(false);
  const { data, error, refetch } = useQuery(reviewApi.summary());
  if (error && !data) {
    return (
      <Card sx={{ marginBottom: 2 }}>
        <ErrorRegion error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Row>
        {(phone ? PHONE_HEIGHTS : HEIGHTS).map((minHeight, index) => (
          <Skeleton key={index} minHeight={minHeight} />
        ))}
      </Row>
    );
  }
  const { average, count, distribution, trend } = data;
  const trendButton = phone && (
    <Button
      variant="text"
      aria-expanded={trendShown}
      endIcon={trendShown ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
      onClick={() => showTrend(!trendShown)}
      sx={{ marginInline: '-8px', paddingInline: '8px' }}
    >
      {t('trend')}
    </Button>
  );
  const score = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const monthOf = (month: string) => new Date(`${month}-15T12:00:00Z`);
  return (
    <Row>
      <Card component="section" aria-label={t('average')} sx={{ padding: { xs: '12px', sm: '20px' } }}>
        <Typography variant="h6" component="h2">
          {t('average')}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexFlow: { xs: 'row wrap', sm: 'column' },
            alignItems: { xs: 'center', sm: 'flex-start' },
            gap: 0.5,
            marginTop: { xs: 0.5, sm: 1.5 },
          }}
        >
          <Typography
            component="p"
            sx={{
              fontSize: 'var(--type-score)',
              lineHeight: 1.2,
              fontWeight: 'var(--weight-semibold)',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {count > 0 ? score(average) : '–'}
          </Typography>
          <div>
            {count > 0 && <Stars score={average} size={18} />}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('count', { count })}
            </Typography>
          </div>
        </Box>
        {trendButton}
      </Card>
      <Card component="section" aria-label={t('distribution')} sx={{ padding: { xs: '8px 12px', sm: '16px 20px' } }}>
        <DistributionBars
          name={t('distribution')}
          heads={[t('stars'), t('reviews'), t('share')]}
          hideHeads
          full={count}
          rows={SCORES.map((stars) => {
            const value = distribution[stars] ?? 0;
            return {
              id: stars,
              label: (
                <Link href={hrefOfScore(stars)} color="inherit">
                  {t('starsOf', { stars })}
                </Link>
              ),
              value,
              cells: [
                format.number(value),
                shareText(value, count, (part) => format.number(part, { style: 'percent', maximumFractionDigits: 0 })),
              ],
            };
          })}
        />
      </Card>
      {(!phone || trendShown) && (
        <LazyTrendChart
          title={t('trend')}
          pointName={t('month')}
          points={trend.map(({ month }) => ({
            short: format.dateTime(monthOf(month), { month: 'short' }),
            long: format.dateTime(monthOf(month), { year: 'numeric', month: 'long' }),
          }))}
          series={[{ name: t('average'), values: trend.map((one) => (one.count > 0 ? one.average : undefined)) }]}
          format={(value) => (Number.isInteger(value) ? format.number(value) : score(value))}
          min={MIN_SCORE}
          max={MAX_SCORE}
          height={92}
        />
      )}
    </Row>
  );
}
